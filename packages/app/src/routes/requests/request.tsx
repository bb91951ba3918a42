import type { PurchaseRequest } from '@guildhall/contract';
import { RequestScreen, type RequestScreenProps } from '@guildhall/ui/screens/request-screen';
import { RequestDetail, type RequestDetailProps } from '@guildhall/ui/trade/request-detail';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useFileOpening } from '#data/files.ts';
import { requestQuotesQuery } from '#data/deals.ts';
import { useCreateQuote } from '#data/deal-mutations.ts';
import { requestQuery, useSetRequestOpen } from '#data/requests.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { dealListSearch } from '#lib/deal-list-filters.ts';
import { titleOf } from '#lib/offer-drafts.ts';
import { dealPath, storePath } from '#paths.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { useLogInFirst } from '#routes/hooks/use-log-in-first.ts';
import { NoRight } from '#routes/no-right.tsx';
import { SafetyMenu } from '#routes/safety/safety-menu.tsx';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

const EditRequestDialog = lazyComponent(() => import('./edit-request-dialog.tsx'), 'EditRequestDialog');
const ExtendRequestDialog = lazyComponent(() => import('./edit-request-dialog.tsx'), 'ExtendRequestDialog');
const FirstQuoteForm = lazyComponent(() => import('./first-quote-form.tsx'), 'FirstQuoteForm');
// Only the client of a request compares its quotes.
const RequestQuotes = lazyComponent(() => import('./request-quotes.tsx'), 'RequestQuotes');

/** The page of a request: with its quotes for its client, with the form of a quote for a vendor. */
export function RequestRoute() {
  const { requestId: id = '' } = useParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: request, isPending, isLoadingError, refetch } = useQuery(requestQuery(id));
  usePageTitle(request ? `${titleOf(request)} · Requests` : 'Requests');
  const isOwn = request !== null && request?.clientId === user?.id;
  const page = {
    storeHref: storePath(isOwn ? 'my-requests' : 'requests'),
    onNavigate: (href: string) => void navigate(href),
    onRetry: () => void refetch(),
  };
  if (!request)
    return <RequestScreen {...page} state={isPending ? 'loading' : isLoadingError ? 'error' : 'missing'} />;
  return isOwn ? (
    <OwnRequest key={id} request={request} page={page} />
  ) : (
    <OpenRequest key={id} request={request} page={page} />
  );
}

interface RequestPageProps {
  request: PurchaseRequest;
  page: Pick<RequestScreenProps, 'storeHref' | 'onNavigate'>;
}

/** What both sides see of a request. */
function useDetail({ clientId, vendorId, productId, ...request }: PurchaseRequest): RequestDetailProps {
  const company = useAddressDialog('company');
  const product = useAddressDialog('product');
  const files = useFileOpening();
  const navigate = useNavigate();
  return {
    ...request,
    ...files,
    timeZone: useCompanyZone(),
    estimate: vendorId !== null,
    clientHref: company.href(clientId),
    onClientOpen: () => company.open(clientId),
    productHref: productId === null ? undefined : product.href(productId),
    onProductOpen: () => productId !== null && product.open(productId),
    menu: (
      <SafetyMenu
        size="sm"
        company={{ id: clientId, companyName: request.client_name }}
        target={{ type: 'request', id: request.id }}
        onBlocked={() => void navigate(storePath('requests'))}
      />
    ),
  };
}

function OwnRequest({ request, page }: RequestPageProps) {
  const { id } = request;
  const mayBuy = useMay('buy');
  const detail = useDetail(request);
  const adding = useAddressDialog('add');
  const setOpen = useSetRequestOpen();
  const pending = setOpen.isPending ? (setOpen.variables.open ? 'reopen' : 'close') : undefined;
  return (
    <>
      <RequestScreen
        {...page}
        request={
          <RequestDetail
            {...detail}
            pending={pending}
            {...(mayBuy && {
              onEdit: () => adding.open('request'),
              // Only on the board a last day stops anyone.
              onExtend: request.vendorId === null ? () => adding.open('extend') : undefined,
              onClose: () => setOpen.mutate({ id, open: false }),
              onReopen: () => setOpen.mutate({ id, open: true }),
            })}
          />
        }
        quotes={
          <Suspense>
            <RequestQuotes request={request} />
          </Suspense>
        }
      />
      <Suspense>
        {adding.id === 'request' && <EditRequestDialog request={request} onClose={adding.close} />}
        {adding.id === 'extend' && <ExtendRequestDialog request={request} onClose={adding.close} />}
      </Suspense>
    </>
  );
}

function OpenRequest({ request, page }: RequestPageProps) {
  const { id } = request;
  const { user } = useSession();
  const maySell = useMay('sell');
  const navigate = useNavigate();
  const logInFirst = useLogInFirst();
  const detail = useDetail(request);
  const asked = useAddressDialog('form');
  const ask = useCreateQuote();
  // A vendor sees its own quote alone.
  const { data: quotes, isLoading } = useInfiniteQuery({ ...requestQuotesQuery(id), enabled: user !== null });
  const [isBegun, setBegun] = useState(false);
  const own = quotes?.[0];
  const isKnown = user === null || quotes !== undefined;
  const isAsked = asked.id === 'quote' && user !== null;
  // A form stays open when a colleague sends a quote meanwhile: what is written is not lost.
  const isQuoting = isAsked && maySell && (isBegun || (!isLoading && !own));
  if (isQuoting !== isBegun) setBegun(isQuoting);
  const quotePath = own && dealPath(own.id);
  // A link to the form leads to the quote where there is one.
  if (isAsked && maySell && quotePath && !isQuoting) return <Navigate replace to={quotePath} />;
  return (
    <RequestScreen
      {...page}
      request={
        <RequestDetail
          {...detail}
          pending={ask.isPending ? 'ask' : undefined}
          {...(quotePath && { quoteHref: quotePath, onQuoteOpen: () => void navigate(quotePath) })}
          {...(maySell &&
            isKnown &&
            !own &&
            !isQuoting && {
              onQuote: logInFirst(() => asked.open('quote')),
              ...(user && { onAsk: (note: string) => ask.mutateAsync({ requestId: id, note }) }),
            })}
        />
      }
      form={
        isQuoting ? (
          <Suspense>
            <FirstQuoteForm
              request={request}
              isQuoted={own !== undefined}
              covered={asked.isCovered}
              onClose={asked.close}
              onShowQuote={() => quotePath && void navigate(quotePath, { replace: true })}
              // Beside it the list that it is in now.
              onSent={(quoteId) =>
                void navigate(dealPath(quoteId) + dealListSearch({ view: 'waiting' }), { replace: true })
              }
            />
          </Suspense>
        ) : (
          isAsked && !maySell && <NoRight right="sell" />
        )
      }
    />
  );
}
