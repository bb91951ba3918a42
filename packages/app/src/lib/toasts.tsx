import { createToaster } from '@guildhall/ui/toaster';
import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#error-boundary.tsx';
import { paths } from '#paths.ts';
import { lazyComponent } from './lazy-component.ts';
import { useLoadingScreenGone } from './use-loading-screen-gone.ts';

/** The app's toasts. Their texts and durations are in `toast-policy.ts`. */
export const toaster = createToaster();

const Toaster = lazyComponent(() => import('./toaster.ts'), 'Toaster');

/**
 * Shows the app's toasts. Their code loads in advance, because the server may be unreachable when one is needed, and their
 * styles come before the page is seen: the browser styles it all anew for them.
 */
export function Toasts() {
  const { pathname } = useLocation();
  const isSeen = useLoadingScreenGone();
  const hasToasts = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.getSnapshot().length > 0,
    () => false,
  );
  if (pathname === paths.landing && !hasToasts) return null;
  // Their time begins when they can be read.
  if (hasToasts && !isSeen) return null;
  return (
    // The app works without toasts if their code fails to load.
    <ErrorBoundary fallback={null} resetKey={pathname}>
      <Suspense>
        <Toaster toaster={toaster} />
      </Suspense>
    </ErrorBoundary>
  );
}
