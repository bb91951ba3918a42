/** The timeout for a change to show, in ms. */
const timeout = 60_000;

/** Resolves after the next frame before which `isShown` is true: style, layout and paint are over by then. */
function afterFrame(isShown: () => boolean, deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    requestAnimationFrame(() => {
      if (performance.now() > deadline) {
        reject(new Error(`Not shown after ${timeout} ms: ${isShown.toString()}`));
        return;
      }
      if (!isShown()) {
        afterFrame(isShown, deadline).then(resolve, reject);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
}

/** Waits for a frame before which `isShown` is true. */
export const shown = (isShown: () => boolean): Promise<void> =>
  afterFrame(isShown, performance.now() + timeout);

/** The time in ms from an action to the end of the first frame that shows its result. */
export async function timeUntilShown(act: () => void, isShown: () => boolean): Promise<number> {
  const start = performance.now();
  act();
  await shown(isShown);
  return performance.now() - start;
}
