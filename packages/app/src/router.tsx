import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { UnexpectedErrorRoute } from '#routes/unexpected-error.tsx';
import { EndedSession } from '#session/ended-session.tsx';
import { RequireSession } from '#session/require-session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { endLoadingScreen } from './loading-screen.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { canonicalPath, DataProvider, Frame, preloadScreens, screenAt, screens } from './route-table.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { Toasts } from '#lib/toasts.tsx';

/** The first screen needs nothing of it. */
const ScreenChange = lazyComponent(() => import('./screen-change.ts'), 'ScreenChange');

/**
 * Rendered beside the first screen, whose code may still be loading: its effects run once that has loaded.
 */
function FirstScreen() {
  const { pathname } = useLocation();
  const leadsTo = screenAt(pathname)?.leadsTo;
  useEffect(endLoadingScreen, []);
  useEffect(() => preloadScreens(leadsTo), [leadsTo]);
  return null;
}

const routesIn = (...layouts: (typeof screens)[number]['layout'][]) =>
  screens
    .filter(({ layout = 'page' }) => layouts.includes(layout))
    .flatMap(({ paths, Component, needsSession }) =>
      paths.map((path) => {
        const screen = <Component />;
        const element = needsSession ? <RequireSession>{screen}</RequireSession> : screen;
        return <Route key={path} path={path} element={element} />;
      }),
    );

/** Shows the route table's screen for the address, or an error page when there is none. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const layout = screenAt(pathname)?.layout === 'fill' ? 'fill' : 'page';
  return (
    <>
      <Suspense>
        <FirstScreen />
        <EndedSession />
        <ErrorBoundary fallback={<UnexpectedErrorRoute cause="failure" />} resetKey={pathname}>
          <Routes>
            {routesIn('none')}
            <Route element={<DataProvider />}>
              {routesIn('data')}
              <Route element={<Frame canonicalPath={canonicalPath} layout={layout} />}>
                {routesIn('page', 'fill')}
              </Route>
            </Route>
            <Route path="*" element={<UnexpectedErrorRoute cause="unknown-address" />} />
          </Routes>
        </ErrorBoundary>
        <Suspense>
          <ScreenChange />
        </Suspense>
      </Suspense>
      {/* Not hidden while the code of a screen loads. */}
      <OfflineBanner />
      <Toasts />
    </>
  );
}
