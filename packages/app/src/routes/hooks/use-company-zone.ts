import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '#data/users.ts';
import { useSession } from '#session/session.tsx';

/**
 * The time zone of the session's company, in which its members read when things happened; undefined until it is known,
 * and for a guest.
 */
export function useCompanyZone(): string | undefined {
  const { user } = useSession();
  return useQuery({ ...ownProfileQuery(user?.id ?? ''), enabled: user !== null }).data?.zone;
}
