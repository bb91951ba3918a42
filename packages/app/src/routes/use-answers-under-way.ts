import { usePendingIds } from '#data/connection-mutations.ts';
import type { ReceivedRequest } from '#data/connections.ts';

/** The answers to received requests that are on their way, by the company that asks. */
export function useAnswersUnderWay(requests: readonly ReceivedRequest[]) {
  const accepting = usePendingIds('accept');
  const declining = usePendingIds('decline');
  const underWay: Record<string, 'accept' | 'decline'> = {};
  for (const { _id, sender } of requests) {
    if (accepting.includes(_id)) underWay[sender.id] = 'accept';
    if (declining.includes(_id)) underWay[sender.id] = 'decline';
  }
  return underWay;
}
