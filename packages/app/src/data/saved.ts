import { ApiError } from '@guildhall/api-client';
import type { SavedProduct } from '@guildhall/contract';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api.ts';
import { pagesOptions, type Pages } from '#lib/pages.ts';
import type { RefreshOptions } from '#lib/refresh-options.ts';
import { forgetGuestSaved, toggleGuestSaved, useGuestSaved } from '#lib/saved-products.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

const savedKeys = {
  all: ['saved'] as const,
  ids: ['saved', 'ids'] as const,
  list: ['saved', 'list'] as const,
};

const savedIdsQuery = (companyId: string) =>
  queryOptions({
    queryKey: savedKeys.ids,
    queryFn: ({ signal }) => api.saved.ids(companyId, { signal }),
  });

/** What a company has saved for later, the last saved first. */
export const savedQuery = (companyId: string) =>
  pagesOptions(savedKeys.list, (page) => api.saved.list(companyId, page));

/** Reads again what is saved. A change that is on its way does so at its end, and would be shown as it was before. */
export const refreshSaved = async (
  queryClient: QueryClient,
  { predicate, ...options }: RefreshOptions = {},
): Promise<void> => {
  if (queryClient.isMutating({ mutationKey: savedKeys.all }) > 0) return;
  await queryClient.invalidateQueries({ queryKey: savedKeys.all, ...(predicate && { predicate }) }, options);
};

const without = (data: Pages<SavedProduct> | undefined, id: string) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: page.items.filter((row) => row.productId !== id) })),
  };

interface SavedChange {
  id: string;
  /** Whether it is to be saved, or no longer. */
  saved: boolean;
}

/** Saves a product for the company, or no longer. It shows at once, and as before when the call fails. */
function useSetSaved() {
  const queryClient = useQueryClient();
  const show = ({ id, saved }: SavedChange) =>
    queryClient.setQueryData<string[]>(savedKeys.ids, (ids = []) =>
      saved ? [id, ...ids] : ids.filter((other) => other !== id),
    );
  return useMutation({
    mutationKey: savedKeys.all,
    mutationFn: ({ id, saved }: SavedChange) => (saved ? api.saved.save(id) : api.saved.remove(id)),
    meta: { failure: { fallback: 'Your saved products could not be changed. Please try again.' } },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: savedKeys.all });
      const before = queryClient.getQueryData<Pages<SavedProduct>>(savedKeys.list);
      show(change);
      if (!change.saved) queryClient.setQueryData(savedKeys.list, without(before, change.id));
      return before;
    },
    // At once: without a server nothing is fetched that would put it right.
    onError: (_error, { id, saved }, before) => {
      show({ id, saved: !saved });
      if (!saved) queryClient.setQueryData(savedKeys.list, before);
    },
    // What is still to be saved would be shown as it was.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: savedKeys.all }) === 1)
        void queryClient.invalidateQueries({ queryKey: savedKeys.all });
    },
  });
}

const nothing: readonly string[] = [];

/** What is saved for later, on the server or for a guest in this browser; `toggle` only for those who may. */
export function useSavedProducts() {
  const { user } = useSession();
  const maySave = useMay('network');
  const guestIds = useGuestSaved();
  const { data = nothing } = useQuery({ ...savedIdsQuery(user?.id ?? ''), enabled: user !== null });
  const { mutate } = useSetSaved();
  const ids = user ? data : guestIds;
  const toggle = (id: string) => (user ? mutate({ id, saved: !ids.includes(id) }) : toggleGuestSaved(id));
  return { ids, toggle: maySave ? toggle : undefined };
}

/** Gives the company that has logged in what a guest has saved in this browser before. */
export function useKeepGuestSaved(): void {
  const { user } = useSession();
  const maySave = useMay('network');
  const oldest = useGuestSaved().at(-1);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.saved.save(id),
    onSuccess: (_response, id) => {
      forgetGuestSaved(id);
      void queryClient.invalidateQueries({ queryKey: savedKeys.all });
    },
    onError: (error, id) => {
      // Archived since, or one too many; what failed on the way is tried again at the next visit.
      if (error instanceof ApiError && [400, 404, 409].includes(error.status)) forgetGuestSaved(id);
    },
  });
  const isMine = user !== null && maySave;
  // One after the other, so that their order stays.
  useEffect(() => {
    if (isMine && oldest !== undefined) mutate(oldest);
  }, [isMine, oldest, mutate]);
}
