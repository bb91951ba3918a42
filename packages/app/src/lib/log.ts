/** Logs a failure that the user is not told about, or can already see on the screen. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- The one place where a quiet failure goes.
  console.info(what, error);
}
