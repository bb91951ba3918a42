import { ClientHomeScreen } from '@guildhall/ui/client-home-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { requestsQuery } from '#data/requests.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { matches } from '#lib/search.ts';
import { useSession } from '#session/session.tsx';
import { useAddressDialog } from './use-address-dialog.ts';
import { useLogInFirst } from './use-log-in-first.ts';
import { usePagedList } from './use-paged-list.ts';
import { useSearch } from './use-search.ts';

const CreateRequestDialog = lazyComponent(() => import('./create-request-dialog.tsx'), 'CreateRequestDialog');

/** What all clients look for, and the way to ask for something. */
export function ClientHome() {
  const { user } = useSession();
  const { search, searchFor } = useSearch();
  const logInFirst = useLogInFirst();
  const company = useAddressDialog('company');
  const adding = useAddressDialog('add');
  const { rows, list } = usePagedList(useInfiniteQuery(requestsQuery()), (request) =>
    matches(search, [request.request, request.client_name, request.supply_industry]),
  );
  return (
    <>
      <ClientHomeScreen
        requests={rows}
        query={search}
        onClearSearch={() => searchFor('')}
        onCreate={logInFirst(() => adding.open('request'))}
        onClientOpen={company.open}
        {...list}
      />
      <Suspense>{adding.id === 'request' && user && <CreateRequestDialog onClose={adding.close} />}</Suspense>
    </>
  );
}
