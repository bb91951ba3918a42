import { ClientHomeScreen } from '@guildhall/ui/client-home-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { requestsQuery } from '#data/requests.ts';
import { matches } from '#lib/search.ts';
import { useSession } from '#session/session.tsx';
import { useAddressDialog } from './use-address-dialog.ts';
import { useLogInFirst } from './use-log-in-first.ts';
import { usePagedList } from './use-paged-list.ts';
import { useSearch } from './use-search.ts';

const CreateRequestDialog = lazy(async () => ({
  default: (await import('./create-request-dialog.tsx')).CreateRequestDialog,
}));

/** What all clients look for, and the way to ask for something. */
export function ClientHome() {
  const { user } = useSession();
  const { search, searchFor } = useSearch();
  const logInFirst = useLogInFirst();
  const company = useAddressDialog('company');
  const [creating, setCreating] = useState(false);
  const { rows, list } = usePagedList(useInfiniteQuery(requestsQuery()), (request) =>
    matches(search, [request.request, request.client_name, request.supply_industry]),
  );
  return (
    <>
      <ClientHomeScreen
        requests={rows}
        query={search}
        onClearSearch={() => searchFor('')}
        onCreate={logInFirst(() => setCreating(true))}
        onClientOpen={company.open}
        {...list}
      />
      <Suspense>{creating && user && <CreateRequestDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
