import { createToaster } from '@guildhall/ui/toaster';
import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#error-boundary.tsx';
import { paths } from '#paths.ts';
import { loadingScreenGone } from '#loading-screen.ts';
import { lazyComponent } from './lazy-component.ts';

/** The app's toasts. Their texts and durations are in `toast-policy.ts`. */
export const toaster = createToaster();

const loadToaster = () => Promise.all([import('./toaster.ts'), loadingScreenGone]).then(([code]) => code);

const Toaster = lazyComponent(loadToaster, 'Toaster');

/** Shows the app's toasts. Their code loads in advance, because the server may be unreachable when one is needed. */
export function Toasts() {
  const { pathname } = useLocation();
  const hasToasts = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.getSnapshot().length > 0,
    () => false,
  );
  if (pathname === paths.landing && !hasToasts) return null;
  return (
    // The app works without toasts if their code fails to load.
    <ErrorBoundary fallback={null} resetKey={pathname}>
      <Suspense>
        <Toaster toaster={toaster} />
      </Suspense>
    </ErrorBoundary>
  );
}
