import { usePendingIds } from '#data/connection-mutations.ts';

/** The answer that is being sent to the request with an id, or undefined. */
export function usePendingAction(): (connectionId: string | undefined) => 'accept' | 'decline' | undefined {
  const accepting = usePendingIds('accept');
  const declining = usePendingIds('decline');
  return (connectionId = '') => {
    if (accepting.includes(connectionId)) return 'accept';
    return declining.includes(connectionId) ? 'decline' : undefined;
  };
}
