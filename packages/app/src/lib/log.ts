/** Logs a failure that needs no toast: the user need not know of it, or sees it on the screen. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- The only place that logs.
  console.info(what, error);
}
