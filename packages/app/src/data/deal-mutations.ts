import { ApiError } from '@guildhall/api-client';
import type {
  AcceptQuote,
  ChangeOrder,
  CurrentState,
  EndQuote,
  MakeOffer,
  NewQuote,
  Quote,
} from '@guildhall/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { failureWords as failure, successWords, toastDuration } from '#lib/toast-policy.ts';
import { productKeys } from './products.ts';
import { refreshDeals, showOrder, showQuote } from './deals.ts';

/** What a call about a deal was refused with: the quote, the request or the order as it is now. */
type Current = CurrentState<'makeOffer'> | CurrentState<'createQuote'> | CurrentState<'changeOrder'>;

const currentOf = (error: unknown): Current | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.current as Current) : undefined;

/** Whether a call failed because there is a newer offer, or the request was changed. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === 'outdated';

/** What all changes of a quote do with its new state, and with the one that contradicts them. */
function useQuoteEffects() {
  const queryClient = useQueryClient();
  return {
    onSuccess: ({ quote }: { quote: Quote }) => {
      showQuote(queryClient, quote);
      return refreshDeals(queryClient);
    },
    onError: (error: Error) => {
      const current = currentOf(error);
      if (current && 'offers' in current) showQuote(queryClient, current);
      else void refreshDeals(queryClient);
    },
  };
}

/** Begins a quote. `onSent` is called even if the form is no longer shown. */
export function useCreateQuote(onSent: () => void = () => {}) {
  const [{ keyOf, done }] = useState(createActionKeys);
  const { onSuccess, onError } = useQuoteEffects();
  return useMutation({
    mutationFn: (body: NewQuote) => api.quotes.create(body, { idempotencyKey: keyOf(body) }),
    meta: { success: { fallback: 'Quote sent successfully!' }, failure, duration: toastDuration.dialog },
    onSuccess: (response) => {
      done();
      onSent();
      return onSuccess(response);
    },
    onError,
  });
}

/** Makes the next offer of a quote. `onSent` is called even if the form is no longer shown. */
export function useMakeOffer(id: string, onSent: () => void = () => {}) {
  const [{ keyOf, done }] = useState(createActionKeys);
  const { onSuccess, onError } = useQuoteEffects();
  return useMutation({
    mutationFn: (body: MakeOffer) => api.quotes.offer(id, body, { idempotencyKey: keyOf(body) }),
    meta: { success: { fallback: 'Offer sent successfully!' }, failure, duration: toastDuration.dialog },
    onSuccess: (response) => {
      done();
      onSent();
      return onSuccess(response);
    },
    onError,
  });
}

/** Adds a note to a quote. `onSent` is called even if the form is no longer shown. */
export function useAddNote(id: string, onSent: () => void = () => {}) {
  const [{ keyOf, done }] = useState(createActionKeys);
  const { onSuccess, onError } = useQuoteEffects();
  return useMutation({
    mutationFn: (text: string) => api.quotes.addNote(id, { text }, { idempotencyKey: keyOf(text) }),
    meta: { failure },
    onSuccess: (response) => {
      done();
      onSent();
      return onSuccess(response);
    },
    onError,
  });
}

const endKey = (id: string) => ['quotes', 'end', id];

/** Whether this window is about to accept, decline or withdraw a quote. */
export const useIsEnding = (id: string): boolean => useIsMutating({ mutationKey: endKey(id) }) > 0;

/** Accepts the offer that was read. */
export function useAcceptQuote(id: string) {
  const queryClient = useQueryClient();
  const { onSuccess, onError } = useQuoteEffects();
  return useMutation({
    mutationKey: endKey(id),
    mutationFn: (body: AcceptQuote) => api.quotes.accept(id, body),
    meta: { success: successWords, failure },
    onSuccess: (response) => {
      showOrder(queryClient, response.order);
      return onSuccess(response);
    },
    onError,
  });
}

/** Declines or withdraws a quote. */
export function useEndQuote(id: string, ending: 'decline' | 'withdraw') {
  return useMutation({
    mutationKey: endKey(id),
    mutationFn: (body: EndQuote) => api.quotes[ending](id, body),
    meta: { success: successWords, failure },
    ...useQuoteEffects(),
  });
}

/** Takes a step of an order, or notes something on it. */
export function useChangeOrder(id: string) {
  const queryClient = useQueryClient();
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: (body: ChangeOrder) => api.orders.change(id, body, { idempotencyKey: keyOf(body) }),
    meta: { success: successWords, failure },
    onSuccess: ({ order }) => {
      done();
      showOrder(queryClient, order);
      // It may have changed the stock.
      void queryClient.invalidateQueries({ queryKey: productKeys.all });
      return refreshDeals(queryClient);
    },
    onError: (error) => {
      const current = currentOf(error);
      if (current && 'shipments' in current) showOrder(queryClient, current);
      else void refreshDeals(queryClient);
    },
  });
}
