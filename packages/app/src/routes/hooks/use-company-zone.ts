import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '#data/users.ts';
import { useUser } from '#session/session.tsx';

/** The time zone of the session's company, in which its members read when things happened; undefined until it is known. */
export const useCompanyZone = (): string | undefined => useQuery(ownProfileQuery(useUser().id)).data?.zone;
