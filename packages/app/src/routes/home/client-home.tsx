import { ClientHomeScreen } from '@guildhall/ui/screens/client-home-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestsQuery } from '#data/requests.ts';
import { requestPath } from '#paths.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { useLogInFirst } from '#routes/hooks/use-log-in-first.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { HomeSummary } from './home-summary.tsx';

const CreateRequestDialog = lazyComponent(
  () => import('#routes/requests/create-request-dialog.tsx'),
  'CreateRequestDialog',
);

/** All purchase requests, and the button that creates one. */
export function ClientHome() {
  const { user } = useSession();
  const mayBuy = useMay('buy');
  const navigate = useNavigate();
  const logInFirst = useLogInFirst();
  const company = useAddressDialog('company');
  const adding = useAddressDialog('add');
  useEffect(() => CreateRequestDialog.preload(), []);
  const { rows, list } = usePagedList(useInfiniteQuery(requestsQuery()));
  return (
    <>
      <ClientHomeScreen
        requests={rows}
        summary={user && <HomeSummary />}
        onCreate={mayBuy ? logInFirst(() => adding.open('request')) : undefined}
        clientHref={({ clientId }) => company.href(clientId)}
        onClientOpen={({ clientId }) => company.open(clientId)}
        requestHref={({ id }) => requestPath(id)}
        onRequestOpen={({ id }) => void navigate(requestPath(id))}
        timeZone={useCompanyZone()}
        {...list}
      />
      <Suspense>{adding.id === 'request' && user && <CreateRequestDialog onClose={adding.close} />}</Suspense>
    </>
  );
}
