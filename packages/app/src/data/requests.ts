import type {
  NewRequest,
  PurchaseRequest,
  RequestEstimate,
  RequestsQuery,
  RequestStatus,
  UpdateRequest,
} from '@guildhall/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { orNull } from '#lib/or-null.ts';
import { pagesOptions, showAdded } from '#lib/pages.ts';
import { failureWords as failure, successWords, toastDuration } from '#lib/toast-policy.ts';
import { attentionKeys } from './attention.ts';
import { refreshDeals, requestKeys } from './deals.ts';

/** What narrows the board. */
export type BoardFilters = Pick<RequestsQuery, 'industry' | 'maxAge' | 'unquoted'>;

/** The requests on the board, newest first, or what the filters leave of them. */
export const requestsQuery = (filters: BoardFilters = {}) =>
  Object.keys(filters).length === 0
    ? pagesOptions(requestKeys.all, api.requests.list)
    : pagesOptions(requestKeys.filtered(filters), (page) => api.requests.list({ ...filters, ...page }));

/** The company's own requests, all or those of one status, newest first. */
export const sentRequestsQuery = (companyId: string, status?: RequestStatus) =>
  pagesOptions(requestKeys.sent(status), (page) =>
    api.requests.sent(companyId, { ...(status && { status }), ...page }),
  );

/** One request, or null when there is none that the company may see. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: requestKeys.one(id),
    queryFn: ({ signal }) => orNull(api.requests.get(id, { signal })),
  });

/** The products for which the company has an estimate request open. */
export const openEstimatesQuery = (companyId: string) =>
  queryOptions({
    queryKey: requestKeys.estimates,
    queryFn: ({ signal }) => api.requests.openEstimates(companyId, { signal }),
  });

/** `onCreated` is called even if the form is no longer shown. */
export function useCreateRequest(onCreated: () => void) {
  const queryClient = useQueryClient();
  const [{ keyOf }] = useState(createActionKeys);
  return useMutation({
    mutationFn: (body: NewRequest) => api.requests.create(body, { idempotencyKey: keyOf(body) }),
    meta: {
      success: 'Request added successfully!',
      failure: { fallback: failure.fallback },
      duration: toastDuration.dialog,
    },
    onSuccess: async ({ request }) => {
      onCreated();
      // It may be a company's first.
      void queryClient.invalidateQueries({ queryKey: attentionKeys.counts });
      // The form stays busy until the card is visible.
      await Promise.all(
        [requestKeys.all, requestKeys.sent(), requestKeys.sent(request.status)].map((queryKey) =>
          showAdded(queryClient, queryKey, request),
        ),
      );
    },
    // It may have been stored although the response was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  });
}

/** Asks the vendor of a product for a quote. `onRequested` is called even if the form is no longer shown. */
export function useRequestEstimate(onRequested: () => void) {
  const queryClient = useQueryClient();
  const [{ keyOf }] = useState(createActionKeys);
  return useMutation({
    mutationFn: (body: RequestEstimate) => api.requests.estimate(body, { idempotencyKey: keyOf(body) }),
    meta: {
      success: { fallback: 'Estimate requested successfully!' },
      failure,
      duration: toastDuration.dialog,
    },
    onSuccess: async () => {
      onRequested();
      await refreshDeals(queryClient);
    },
    onError: () => void refreshDeals(queryClient),
  });
}

/** Shows a changed request, and fetches what it changes. */
function useShowRequest() {
  const queryClient = useQueryClient();
  return (request: PurchaseRequest) => {
    queryClient.setQueryData(requestKeys.one(request.id), request);
    return refreshDeals(queryClient);
  };
}

/** Changes fields of a request. */
export function useUpdateRequest() {
  const show = useShowRequest();
  return useMutation({
    mutationFn: ({ id, ...changes }: UpdateRequest & { id: string }) => api.requests.update(id, changes),
    meta: { success: 'Request updated successfully!', failure, duration: toastDuration.dialog },
    onSuccess: ({ request }) => show(request),
  });
}

/** Closes a request, or opens it again. */
export function useSetRequestOpen() {
  const show = useShowRequest();
  return useMutation({
    mutationFn: ({ id, open }: { id: string; open: boolean }) =>
      open ? api.requests.reopen(id) : api.requests.close(id),
    meta: { success: successWords, failure },
    onSuccess: ({ request }) => show(request),
  });
}
