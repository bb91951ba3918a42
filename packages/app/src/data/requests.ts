import type { NewRequest } from '@guildhall/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { pagesOptions } from '#lib/pages.ts';
import { toastDuration } from '#lib/toast-policy.ts';

const requestKeys = { all: ['requests'] as const };

/** All requests, newest first. */
export const requestsQuery = () => pagesOptions(requestKeys.all, api.requests.list);

export function useCreateRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRequest) => api.requests.create(body),
    meta: {
      success: 'Request added successfully!',
      failure: { fallback: 'An error occurred. Please try again.' },
      duration: toastDuration.dialog,
    },
    // The dialog goes when its card is there. After a failure nobody waits, but what failed may be stored all the same.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: requestKeys.all }),
    onError: () => void queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
