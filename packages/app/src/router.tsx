import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyComponent } from '#lib/lazy-component.ts';
import { UnexpectedErrorRoute } from '#routes/unexpected-error.tsx';
import { ExpiredSession } from '#session/expired-session.tsx';
import { RequireSession } from '#session/require-session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { endLoadingScreen } from './loading-screen.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { paths } from './paths.ts';
import { Toasts } from './toasts.tsx';

const Landing = lazyComponent(() => import('#routes/landing.tsx'), 'LandingRoute');
const DataProvider = lazyComponent(() => import('./data-provider.tsx'), 'DataProvider');
const SignUp = lazyComponent(() => import('#routes/sign-up.tsx'), 'SignUpRoute');
const LogIn = lazyComponent(() => import('#routes/log-in.tsx'), 'LogInRoute');
const Details = lazyComponent(() => import('#routes/details.tsx'), 'DetailsRoute');
const Frame = lazyComponent(() => import('#routes/frame/frame.tsx'), 'FrameRoute');
const Home = lazyComponent(() => import('#routes/home/home.tsx'), 'HomeRoute');
const Store = lazyComponent(() => import('#routes/store/store.tsx'), 'StoreRoute');
const Search = lazyComponent(() => import('#routes/search.tsx'), 'SearchRoute');
const Network = lazyComponent(() => import('#routes/network/network.tsx'), 'NetworkRoute');
const Chats = lazyComponent(() => import('#routes/chats/chats.tsx'), 'ChatsRoute');
const Profile = lazyComponent(() => import('#routes/profile.tsx'), 'ProfileRoute');
const Settings = lazyComponent(() => import('#routes/settings.tsx'), 'SettingsRoute');
const Inventory = lazyComponent(() => import('#routes/inventory.tsx'), 'InventoryRoute');
const AiGuide = lazyComponent(() => import('#routes/ai-guide.tsx'), 'AiGuideRoute');
const Analytics = lazyComponent(() => import('#routes/analytics.tsx'), 'AnalyticsRoute');
const Plans = lazyComponent(() => import('#routes/plans.tsx'), 'PlansRoute');

const waysIn = [DataProvider, SignUp, LogIn];
const allScreens = [
  ...waysIn,
  Details,
  Frame,
  Home,
  Store,
  Search,
  Network,
  Chats,
  Profile,
  Settings,
  Inventory,
  AiGuide,
  Analytics,
  Plans,
];

/**
 * Rendered beside the first screen, whose code may still be on its way: its effects run when that is there. What
 * is left of the time of the loading screen then serves for the code of the other screens.
 */
function FirstScreen() {
  const { pathname } = useLocation();
  const next = pathname === paths.landing ? waysIn : allScreens;
  useEffect(endLoadingScreen, []);
  useEffect(() => {
    for (const { preload } of next) preload();
  }, [next]);
  return null;
}

/** Every address of the app and its screen. A screen's code loads when it is first shown. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <Suspense>
      <FirstScreen />
      <ExpiredSession />
      <ErrorBoundary fallback={<UnexpectedErrorRoute cause="failure" />} resetKey={pathname}>
        <Routes>
          <Route path={paths.landing} element={<Landing />} />
          <Route element={<DataProvider />}>
            <Route path={paths.register} element={<SignUp />} />
            <Route path={paths.login} element={<LogIn />} />
            <Route path={paths.details} element={<Details />} />
            <Route element={<Frame />}>
              <Route path={paths.home} element={<Home />} />
              <Route path={paths.userHome} element={<Home />} />
              <Route path={paths.store} element={<Store />} />
              <Route path={paths.search} element={<Search />} />
              <Route path={paths.aiGuide} element={<AiGuide />} />
              <Route path={paths.analytics} element={<Analytics />} />
              <Route path={paths.plans} element={<Plans />} />
              <Route element={<RequireSession />}>
                <Route path={paths.network} element={<Network />} />
                <Route path={`${paths.chats}/:companyId?`} element={<Chats />} />
                <Route path={paths.profile} element={<Profile />} />
                <Route path={paths.settings} element={<Settings />} />
                <Route path={paths.inventory} element={<Inventory />} />
              </Route>
            </Route>
          </Route>
          <Route path="*" element={<UnexpectedErrorRoute cause="unknown-address" />} />
        </Routes>
      </ErrorBoundary>
      <OfflineBanner />
      <Toasts />
    </Suspense>
  );
}
