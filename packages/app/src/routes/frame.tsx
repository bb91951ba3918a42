import { AppShell } from '@guildhall/ui/app-shell';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLiveEvents } from '#data/events.ts';
import { ownProfileQuery } from '#data/users.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { navLabelOf } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { FrameSideNav } from './frame-side-nav.tsx';
import { FrameTopBar } from './frame-top-bar.tsx';
import { useAddressDialog } from './use-address-dialog.ts';
import { useFreshStart } from './use-fresh-start.ts';

const ProductDialog = lazyComponent(() => import('./product-dialog.tsx'), 'ProductDialog');
const CompanyDialog = lazyComponent(() => import('./company-dialog.tsx'), 'CompanyDialog');

/** Bar, navigation and the dialogs that an address can open, around every screen but those of the way in. */
export function FrameRoute() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const product = useAddressDialog('product');
  const company = useAddressDialog('company');
  // Tells early, and not only at the first click, that the server has ended the session.
  useQuery({ ...ownProfileQuery(user?.id ?? ''), enabled: user !== null });
  useFreshStart();
  useLiveEvents();

  return (
    <AppShell
      topBar={<FrameTopBar />}
      sideNav={<FrameSideNav />}
      layout={navLabelOf(pathname) === 'Chats' ? 'fill' : 'page'}
    >
      <Outlet />
      <Suspense>
        {product.id && <ProductDialog key={product.id} id={product.id} onClose={product.close} />}
        {company.id && <CompanyDialog key={company.id} id={company.id} onClose={company.close} />}
      </Suspense>
    </AppShell>
  );
}
