import { useQuery } from '@tanstack/react-query';
import { attentionQuery } from '#data/attention.ts';
import { useSession } from '#session/session.tsx';

/**
 * What waits for the company and its member; undefined for a guest, and until it is known.
 *
 * @param every how often it is asked for while no event tells of it, in milliseconds. Never without it.
 */
export function useAttention(every?: number) {
  const { user } = useSession();
  return useQuery({
    ...attentionQuery(user?.id ?? ''),
    enabled: user !== null,
    refetchInterval: every ?? false,
    refetchIntervalInBackground: true,
  }).data;
}
