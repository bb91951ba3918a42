import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { failureWords as failure } from '#lib/toast-policy.ts';
import { companyKeys } from './users.ts';

/** Saves the time zone of the company, which its profile has. */
export function useSaveTimeZone(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (zone: string) => api.settings.update(userId, { zone }),
    meta: { success: failure, failure },
    onSettled: () => queryClient.invalidateQueries({ queryKey: companyKeys.profile(userId) }),
  });
}
