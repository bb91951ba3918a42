import type { ActiveSession, CompanySession } from '@guildhall/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { deviceOf } from '#lib/device.ts';
import { pagesOptions } from '#lib/pages.ts';
import { failureWords as failure, successWords } from '#lib/toast-policy.ts';

const sessionKeys = {
  all: ['sessions'] as const,
  own: ['sessions', 'own'],
  company: ['sessions', 'company'],
};

const withDevice = <Row extends ActiveSession | CompanySession>(session: Row) => ({
  ...session,
  ...deviceOf(session.userAgent),
});

/** Where the member is logged in, the one last used first. */
export const sessionsQuery = queryOptions({
  queryKey: sessionKeys.own,
  queryFn: async ({ signal }) => (await api.sessions.list({ signal })).map(withDevice),
});

/** Where the members of the company are logged in. */
export const companySessionsQuery = (userId: string) =>
  pagesOptions(sessionKeys.company, async (page) => {
    const { items, nextCursor } = await api.sessions.listCompany(userId, page);
    return { items: items.map(withDevice), nextCursor };
  });

function useSessionEffects() {
  const queryClient = useQueryClient();
  return { onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }) };
}

/** Logs out one device. */
export const useEndSession = () =>
  useMutation({
    mutationFn: ({ _id }: { _id: string }) => api.sessions.end(_id),
    meta: { success: successWords, failure },
    ...useSessionEffects(),
  });

/** Logs out all devices of the member but this one. */
export const useEndOtherSessions = () =>
  useMutation({
    mutationFn: () => api.sessions.endOthers(),
    meta: { success: successWords, failure },
    ...useSessionEffects(),
  });
