import { useAnswering } from '#data/connection-mutations.ts';
import type { ReceivedRequest } from '#data/connections.ts';

/** The answers to received requests that are on their way, by the company that asks. */
export function useAnswersUnderWay(requests: readonly ReceivedRequest[]) {
  const accepting = useAnswering('accept');
  const declining = useAnswering('decline');
  return Object.fromEntries(
    requests.flatMap(({ _id, sender }) => {
      if (accepting.includes(_id)) return [[sender.id, 'accept' as const]];
      return declining.includes(_id) ? [[sender.id, 'decline' as const]] : [];
    }),
  );
}
