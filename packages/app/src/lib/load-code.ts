/** The delay before each retry, in milliseconds: together about as long as a server takes to restart. */
const retryDelays = [500, 1500, 3000];

/** The timeout of loading with all retries, in milliseconds. */
const timeout = 120_000;

/** Files that are loaded or on their way, by their address: what several screens need is requested once. */
const loads = new Map<string, Promise<void>>();

/** Whether the page itself loads a file, as it does with the code of its first screen. Waits until it has. */
async function isPreloaded(href: string, signal: AbortSignal): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="modulepreload"][href="${href}"]`);
  // The page removes one that fails.
  if (link?.dataset['state'] !== 'loading') return link !== null;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    signal.addEventListener('abort', () => resolve(false));
  });
}

/** Has a stylesheet applied, or a script in the browser's HTTP cache, from which `import()` then takes it. */
async function requestFile(href: string, signal: AbortSignal): Promise<void> {
  if (href.endsWith('.css')) {
    // The page itself has the stylesheet of what shows first.
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    await new Promise<unknown>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      Object.assign(link, { onload: resolve, onerror: reject });
      document.head.append(link);
    }).catch((error: unknown) => {
      link.remove();
      throw error;
    });
  } else if (!(await isPreloaded(href, signal))) {
    const response = await fetch(href, { signal });
    if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
    await response.arrayBuffer();
  }
}

function loadFile(href: string, signal: AbortSignal): Promise<void> {
  const known = loads.get(href);
  if (known) return known;
  const file = requestFile(href, signal).catch((error: unknown) => {
    loads.delete(href);
    throw error;
  });
  loads.set(href, file);
  return file;
}

async function loadFiles(hrefs: readonly string[], signal: AbortSignal): Promise<void> {
  for (const delay of retryDelays) {
    try {
      await Promise.all(hrefs.map((href) => loadFile(href, signal)));
      return;
    } catch {
      signal.throwIfAborted();
      await new Promise((resume) => setTimeout(resume, delay));
    }
  }
  await Promise.all(hrefs.map((href) => loadFile(href, signal))).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new Error('The code did not come.', { cause });
  });
}

/**
 * Imports code once all its files have come, after retries if necessary. The build has each `import()` of the app call it.
 * A module whose file once failed to come stays failed until the page is loaded anew, so it is not imported before.
 * Rejects when the files do not come, or not within 120 seconds.
 */
export async function loadCode<T>(importCode: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new Error(`The code did not come within ${timeout} ms.`)),
    timeout,
  );
  try {
    await loadFiles(
      files.map((file) => `/${file}`),
      abort.signal,
    );
  } finally {
    clearTimeout(timer);
  }
  return importCode();
}
