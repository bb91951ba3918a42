import { useQuery } from '@tanstack/react-query';
import { attentionQuery } from '#data/attention.ts';
import { useSession } from '#session/session.tsx';

/** What waits for the company and its member; undefined for a guest, and until it is known. */
export function useAttention() {
  const { user } = useSession();
  return useQuery({ ...attentionQuery(user?.id ?? ''), enabled: user !== null }).data;
}
