/**
 * A function whose runs do not overlap: calls that come while it runs share the next run, because what they ask about may
 * be newer than the start of the current one.
 */
export function shareNext(run: () => Promise<void>): () => Promise<void> {
  let pending = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= pending.then(() => {
      next = undefined;
      pending = run();
      return pending;
    });
    return next;
  };
}
