/** Notes a failure that the user is not told of, or sees on the screen already. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- The one place where a quiet failure goes.
  console.info(what, error);
}
