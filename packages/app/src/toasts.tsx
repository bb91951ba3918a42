import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '#lib/lazy-component.ts';
import { toaster } from '#lib/toasts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { paths } from './paths.ts';

const Toaster = lazyComponent(() => import('./toaster.tsx'), 'Toaster');

/** The app's toasts. Their code is there before it is needed, for the server may be away by then. */
export function Toasts() {
  const { pathname } = useLocation();
  const areThere = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.getSnapshot().length > 0,
    () => false,
  );
  if (pathname === paths.landing && !areThere) return null;
  return (
    // The app does without toasts, should their code not come.
    <ErrorBoundary fallback={null} resetKey={pathname}>
      <Suspense>
        <Toaster toaster={toaster} />
      </Suspense>
    </ErrorBoundary>
  );
}
