/** Notes a failure that the user is not told of. A warning, because nothing that the user did went wrong. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- The one place where a quiet failure goes.
  console.warn(what, error);
}
