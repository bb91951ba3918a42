import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmailKind, Settings } from '@guildhall/contract';
import { api } from '#lib/api.ts';
import { failureWords as failure, successWords } from '#lib/toast-policy.ts';
import { companyKeys } from './users.ts';

/** Saves the time zone of the company, which its profile has. */
export function useSaveTimeZone(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (zone: string) => api.settings.update(userId, { zone }),
    meta: { success: successWords, failure },
    onSettled: () => queryClient.invalidateQueries({ queryKey: companyKeys.profile(userId) }),
  });
}

/** The settings of the company and the member. */
export const settingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: ({ signal }) => api.settings.get(userId, { signal }),
  });

interface EmailChange {
  kind: EmailKind;
  /** Whether they are to come, or no longer. */
  on: boolean;
}

/** Turns the emails of a kind on or off. They show as chosen at once, and as they were when that failed. */
export function useChooseEmails(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery(userId);
  const show = ({ kind, on }: EmailChange) =>
    queryClient.setQueryData<Settings>(
      queryKey,
      (now) =>
        now && { ...now, emails: [...now.emails.filter((each) => each !== kind), ...(on ? [kind] : [])] },
    );
  return useMutation({
    mutationKey: queryKey,
    // One after the other: each says of all kinds which are wanted.
    scope: { id: 'emails' },
    mutationFn: (_change: EmailChange) =>
      api.settings.updateEmails(userId, {
        emails: queryClient.getQueryData<Settings>(queryKey)?.emails ?? [],
      }),
    meta: { failure },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_error, { kind, on }) => show({ kind, on: !on }),
    // What is still to be saved would be shown as it was.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: queryKey }) === 1 && queryClient.invalidateQueries({ queryKey }),
  });
}

/** Ends emails by the link in one of them. The screen shows how it went. */
export function useUnsubscribe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api.settings.unsubscribe(token),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['settings'] }),
  });
}
