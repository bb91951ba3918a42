import { AppShell, type AppShellProps } from '@guildhall/ui/app-shell';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useLiveEvents } from '#data/events.ts';
import { useKeepGuestSaved } from '#data/saved.ts';
import { ownProfileQuery } from '#data/users.ts';
import { lazyComponent, useCodePending } from '#lib/lazy-component.ts';
import { useSession } from '#session/session.tsx';
import type { SessionState } from '#session/store.ts';
import { FrameSideNav } from './frame-side-nav.tsx';
import { FrameTopBar } from './frame-top-bar.tsx';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { parseReportId } from '#routes/safety/reported.ts';
import type { FrameBarProps } from './use-account.ts';
import { useWaitingNews } from './use-waiting-news.ts';

const ProductDialog = lazyComponent(() => import('#routes/products/product-dialog.tsx'), 'ProductDialog');
const EstimateDialog = lazyComponent(() => import('#routes/deals/estimate-dialog.tsx'), 'EstimateDialog');
const CompanyDialog = lazyComponent(() => import('#routes/companies/company-dialog.tsx'), 'CompanyDialog');
const ReportDialog = lazyComponent(() => import('#routes/safety/report-dialog.tsx'), 'ReportDialog');

type FrameRouteProps = FrameBarProps & Required<Pick<AppShellProps, 'layout'>>;

/** Top bar, navigation and the dialogs that an address can open, around the screens of the product. */
export function FrameRoute(props: FrameRouteProps) {
  const { user, ended } = useSession();
  const pending = useCodePending() ? 'Loading' : undefined;
  // The log-in is about to open. Until then no request may be made as a guest.
  if (ended) return <AppShell topBar={null} sideNav={null} pending={pending} />;
  // The key resets everything that one company has opened or written before the next one.
  return <Frame key={user?.id} user={user} pending={pending} {...props} />;
}

type FrameProps = FrameRouteProps & Pick<AppShellProps, 'pending'> & Pick<SessionState, 'user'>;

function Frame({ user, layout, pending, ...navigation }: FrameProps) {
  const product = useAddressDialog('product');
  const company = useAddressDialog('company');
  const estimate = useAddressDialog('estimate');
  const report = useAddressDialog('report');
  const reported = parseReportId(report.id);
  // Detects before the first click whether the server has ended the session, or changed what the member may do.
  useQuery({ ...ownProfileQuery(user?.id ?? ''), enabled: user !== null });
  // So that a click on a card opens its dialog at once, and offline too.
  useEffect(() => {
    ProductDialog.preload();
    CompanyDialog.preload();
    EstimateDialog.preload();
  }, []);
  useLiveEvents();
  useKeepGuestSaved();
  const announcement = useWaitingNews();

  return (
    <AppShell
      topBar={<FrameTopBar {...navigation} />}
      sideNav={<FrameSideNav {...navigation} />}
      layout={layout}
      announcement={announcement}
      pending={pending}
    >
      <Outlet />
      <Suspense>
        {product.id && <ProductDialog key={product.id} id={product.id} onClose={product.close} />}
        {estimate.id && user && (
          <EstimateDialog
            key={`${estimate.id} ${estimate.orderId}`}
            productId={estimate.id}
            orderId={estimate.orderId}
            onClose={estimate.close}
          />
        )}
        {company.id && <CompanyDialog key={company.id} id={company.id} onClose={company.close} />}
        {reported && user && <ReportDialog key={report.id} reported={reported} onClose={report.close} />}
      </Suspense>
    </AppShell>
  );
}
