import { AppShell, type AppShellProps } from '@guildhall/ui/app-shell';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useLiveEvents } from '#data/events.ts';
import { ownProfileQuery } from '#data/users.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSession } from '#session/session.tsx';
import type { SessionState } from '#session/store.ts';
import { FrameSideNav, type FrameSideNavProps } from './frame-side-nav.tsx';
import { FrameTopBar } from './frame-top-bar.tsx';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const ProductDialog = lazyComponent(() => import('#routes/products/product-dialog.tsx'), 'ProductDialog');
const CompanyDialog = lazyComponent(() => import('#routes/companies/company-dialog.tsx'), 'CompanyDialog');

type FrameRouteProps = FrameSideNavProps & Required<Pick<AppShellProps, 'layout'>>;

/** Bar, navigation and the dialogs that an address can open, around every screen that one comes to after the log-in. */
export function FrameRoute(props: FrameRouteProps) {
  const { user, ended } = useSession();
  // An end of the session leads to the log-in. Until then nothing is to be asked for as a guest.
  if (ended) return null;
  // Nothing that was opened or written as one company is left over for the next.
  return <Frame key={user?.id} user={user} {...props} />;
}

function Frame({ user, layout, ...navigation }: FrameRouteProps & Pick<SessionState, 'user'>) {
  const product = useAddressDialog('product');
  const company = useAddressDialog('company');
  // Tells early, and not only at the first click, that the server has ended the session.
  useQuery({ ...ownProfileQuery(user?.id ?? ''), enabled: user !== null });
  useScrollRestoration();
  // A click on a card is answered at once, and without a network too.
  useEffect(() => {
    ProductDialog.preload();
    CompanyDialog.preload();
  }, []);
  useLiveEvents();

  return (
    <AppShell topBar={<FrameTopBar />} sideNav={<FrameSideNav {...navigation} />} layout={layout}>
      <Outlet />
      <Suspense>
        {product.id && <ProductDialog key={product.id} id={product.id} onClose={product.close} />}
        {company.id && <CompanyDialog key={company.id} id={company.id} onClose={company.close} />}
      </Suspense>
    </AppShell>
  );
}
