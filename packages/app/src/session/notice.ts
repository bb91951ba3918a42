/** Router state with a sentence that the log-in shows: why one is there. */
export const withNotice = (notice: string) => ({ notice });

/** The sentence that `withNotice` put into router state; undefined when there is none. */
export function readNotice(state: unknown): string | undefined {
  const { notice } = (state ?? {}) as { notice?: unknown };
  return typeof notice === 'string' ? notice : undefined;
}
