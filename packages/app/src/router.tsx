import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { UnexpectedErrorRoute } from '#routes/unexpected-error.tsx';
import { ExpiredSession } from '#session/expired-session.tsx';
import { RequireSession } from '#session/require-session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { endLoadingScreen } from './loading-screen.ts';
import { paths } from './paths.ts';
import { Toasts } from './toasts.tsx';

function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const Landing = screen(() => import('#routes/landing.tsx'), 'LandingRoute');
const SignUp = screen(() => import('#routes/sign-up.tsx'), 'SignUpRoute');
const LogIn = screen(() => import('#routes/log-in.tsx'), 'LogInRoute');
const Details = screen(() => import('#routes/details.tsx'), 'DetailsRoute');
const Frame = screen(() => import('#routes/frame.tsx'), 'FrameRoute');
const Home = screen(() => import('#routes/home.tsx'), 'HomeRoute');
const Store = screen(() => import('#routes/store.tsx'), 'StoreRoute');
const Network = screen(() => import('#routes/network.tsx'), 'NetworkRoute');
const Chats = screen(() => import('#routes/chats.tsx'), 'ChatsRoute');
const Profile = screen(() => import('#routes/profile.tsx'), 'ProfileRoute');
const Settings = screen(() => import('#routes/settings.tsx'), 'SettingsRoute');
const Inventory = screen(() => import('#routes/inventory.tsx'), 'InventoryRoute');
const AiGuide = screen(() => import('#routes/ai-guide.tsx'), 'AiGuideRoute');
const Analytics = screen(() => import('#routes/analytics.tsx'), 'AnalyticsRoute');
const Plans = screen(() => import('#routes/plans.tsx'), 'PlansRoute');

/** Rendered beside the first screen, whose code may still be on its way: its effect runs when that is there. */
function FirstScreen() {
  useEffect(endLoadingScreen, []);
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
          <Route path={paths.register} element={<SignUp />} />
          <Route path={paths.login} element={<LogIn />} />
          <Route path={paths.details} element={<Details />} />
          <Route element={<Frame />}>
            <Route path={paths.home} element={<Home />} />
            <Route path={paths.userHome} element={<Home />} />
            <Route path={paths.store} element={<Store />} />
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
          <Route path="*" element={<UnexpectedErrorRoute cause="unknown-address" />} />
        </Routes>
      </ErrorBoundary>
      <Toasts />
    </Suspense>
  );
}
