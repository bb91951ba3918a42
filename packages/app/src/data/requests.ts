import type { NewRequest } from '@guildhall/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { pagesOptions } from '#lib/pages.ts';
import { toastDuration } from '#lib/toast-policy.ts';

const requestKeys = { all: ['requests'] as const };

/** All requests, newest first. */
export const requestsQuery = () => pagesOptions(requestKeys.all, api.requests.list);

/** `onCreated` is called whether or not the form still shows. */
export function useCreateRequest(onCreated: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRequest) => api.requests.create(body),
    meta: {
      success: 'Request added successfully!',
      failure: { fallback: 'An error occurred. Please try again.' },
      duration: toastDuration.dialog,
    },
    onSuccess: onCreated,
    // The form waits until its card can be seen, but not after a failure.
    onSettled: (_answer, error) => {
      const read = queryClient.invalidateQueries({ queryKey: requestKeys.all });
      return error ? undefined : read;
    },
  });
}
