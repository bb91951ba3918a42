import type { NewRequest } from '@guildhall/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { pagesOptions, showAdded } from '#lib/pages.ts';
import { toastDuration } from '#lib/toast-policy.ts';

const requestKeys = { all: ['requests'] as const };

/** All requests, newest first. */
export const requestsQuery = () => pagesOptions(requestKeys.all, api.requests.list);

/** `onCreated` is called even if the form is no longer shown. */
export function useCreateRequest(onCreated: () => void) {
  const queryClient = useQueryClient();
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: (body: NewRequest) => api.requests.create(body, { idempotencyKey: keyOf(body) }),
    meta: {
      success: 'Request added successfully!',
      failure: { fallback: 'An error occurred. Please try again.' },
      duration: toastDuration.dialog,
    },
    onSuccess: async ({ request }) => {
      done();
      onCreated();
      // The form stays busy until the card is visible.
      await showAdded(queryClient, requestKeys.all, request);
    },
    // It may have been stored although the response was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
