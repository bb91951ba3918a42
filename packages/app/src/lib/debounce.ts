/** How long to wait for the next keystroke before asking the server, in milliseconds. */
const delay = 200;

/** Waits for the next keystroke, which aborts this call. */
export const debounce = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The text has changed.', 'AbortError'));
    });
  });
