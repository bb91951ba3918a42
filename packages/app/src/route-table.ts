import { matchRoutes } from 'react-router-dom';
import { lazyComponent, type LazyCode, type LazyComponent } from '#lib/lazy-component.ts';
import { paths } from './paths.ts';

/** Provides the cache of server data to the screens inside. */
export const DataProvider = lazyComponent(() => import('./data-provider.tsx'), 'DataProvider');
/** Surrounds the screens of the product itself. */
export const Frame = lazyComponent(() => import('#routes/frame/frame.tsx'), 'FrameRoute');

interface Screen {
  /** Its addresses, in any letter case; the first is the canonical one, which links use. */
  paths: readonly [string, ...string[]];
  /** Its code, which loads when the screen is first shown, or in advance. */
  Component: LazyComponent;
  /**
   * What surrounds it: `none`, nothing; `data`, DataProvider; `page` and `fill`, the frame as well, in AppShell's
   * layout of that name.
   * @default 'page'
   */
  layout?: 'none' | 'data' | 'page' | 'fill';
  /** A guest is redirected to the log-in. */
  needsSession?: true;
  /**
   * The addresses of the screens whose code loads in advance when this one is the first.
   * @default every screen in the frame
   */
  leadsTo?: readonly string[];
}

/** Every screen of the app. */
export const screens: readonly Screen[] = [
  {
    paths: [paths.landing],
    Component: lazyComponent(() => import('#routes/landing.tsx'), 'LandingRoute'),
    layout: 'none',
    leadsTo: [paths.register, paths.login],
  },
  {
    paths: [paths.register],
    Component: lazyComponent(() => import('#routes/sign-up.tsx'), 'SignUpRoute'),
    layout: 'data',
    leadsTo: [paths.details, paths.login],
  },
  {
    paths: [paths.login],
    Component: lazyComponent(() => import('#routes/log-in.tsx'), 'LogInRoute'),
    layout: 'data',
    leadsTo: [paths.userHome, paths.register, paths.forgotPassword],
  },
  {
    paths: [paths.forgotPassword],
    Component: lazyComponent(() => import('#routes/forgot-password.tsx'), 'ForgotPasswordRoute'),
    layout: 'data',
    leadsTo: [paths.login],
  },
  {
    paths: [paths.resetPassword],
    Component: lazyComponent(() => import('#routes/reset-password.tsx'), 'ResetPasswordRoute'),
    layout: 'data',
    leadsTo: [paths.login, paths.forgotPassword],
  },
  {
    paths: [paths.join],
    Component: lazyComponent(() => import('#routes/join.tsx'), 'JoinRoute'),
    layout: 'data',
    leadsTo: [paths.userHome, paths.login],
  },
  {
    paths: [paths.confirmEmail],
    Component: lazyComponent(() => import('#routes/confirm-email.tsx'), 'ConfirmEmailRoute'),
    layout: 'data',
    leadsTo: [paths.userHome, paths.login],
  },
  {
    paths: [paths.unsubscribe],
    Component: lazyComponent(() => import('#routes/unsubscribe.tsx'), 'UnsubscribeRoute'),
    layout: 'data',
    leadsTo: [paths.settings, paths.login],
  },
  {
    paths: [paths.details],
    Component: lazyComponent(() => import('#routes/details.tsx'), 'DetailsRoute'),
    layout: 'data',
    leadsTo: [paths.userHome],
  },
  {
    paths: [paths.home, paths.userHome],
    Component: lazyComponent(() => import('#routes/home/home.tsx'), 'HomeRoute'),
  },
  {
    paths: [paths.aiGuide],
    Component: lazyComponent(() => import('#routes/ai-guide.tsx'), 'AiGuideRoute'),
  },
  {
    paths: [paths.store],
    Component: lazyComponent(() => import('#routes/store/store.tsx'), 'StoreRoute'),
  },
  {
    paths: [paths.network],
    Component: lazyComponent(() => import('#routes/network/network.tsx'), 'NetworkRoute'),
    needsSession: true,
  },
  {
    paths: [paths.chats, `${paths.chats}/:companyId`],
    Component: lazyComponent(() => import('#routes/chats/chats.tsx'), 'ChatsRoute'),
    layout: 'fill',
    needsSession: true,
  },
  {
    paths: [paths.notifications],
    Component: lazyComponent(() => import('#routes/notifications/notifications.tsx'), 'NotificationsRoute'),
    needsSession: true,
  },
  {
    paths: [paths.search],
    Component: lazyComponent(() => import('#routes/search.tsx'), 'SearchRoute'),
  },
  {
    paths: [paths.profile],
    Component: lazyComponent(() => import('#routes/profile/profile.tsx'), 'ProfileRoute'),
    needsSession: true,
  },
  {
    paths: [paths.settings],
    Component: lazyComponent(() => import('#routes/settings/settings.tsx'), 'SettingsRoute'),
    needsSession: true,
  },
  {
    paths: [paths.inventory],
    Component: lazyComponent(() => import('#routes/inventory/inventory.tsx'), 'InventoryRoute'),
    needsSession: true,
  },
  {
    paths: [`${paths.inventory}/:productId`],
    Component: lazyComponent(() => import('#routes/inventory/edit-product.tsx'), 'EditProductRoute'),
    needsSession: true,
  },
  {
    paths: [paths.product],
    Component: lazyComponent(() => import('#routes/products/product.tsx'), 'ProductRoute'),
  },
  {
    paths: [paths.company],
    Component: lazyComponent(() => import('#routes/companies/company.tsx'), 'CompanyRoute'),
  },
  {
    paths: [paths.request],
    Component: lazyComponent(() => import('#routes/requests/request.tsx'), 'RequestRoute'),
  },
  {
    paths: [paths.deal],
    Component: lazyComponent(() => import('#routes/deals/deal.tsx'), 'DealRoute'),
    needsSession: true,
  },
  {
    paths: [paths.analytics],
    Component: lazyComponent(() => import('#routes/analytics.tsx'), 'AnalyticsRoute'),
  },
  {
    paths: [paths.plans],
    Component: lazyComponent(() => import('#routes/plans.tsx'), 'PlansRoute'),
  },
];

const addresses = screens.flatMap((screen) => screen.paths.map((path) => ({ path, screen })));

/** The screen at an address, or undefined when there is none. */
export const screenAt = (pathname: string) => matchRoutes(addresses, pathname)?.[0]?.route.screen;

/** The first address of the screen at an address: `/Home` at `/user-home`, `/Chats` at `/chats/17`. */
export const canonicalPath = (pathname: string): string | undefined => screenAt(pathname)?.paths[0];

const around: Record<NonNullable<Screen['layout']>, readonly LazyCode[]> = {
  none: [],
  data: [DataProvider],
  page: [DataProvider, Frame],
  fill: [DataProvider, Frame],
};

/** The code that a screen needs: its own, and that of what surrounds it. */
export const codeOf = ({ Component, layout = 'page' }: Screen): LazyCode[] => [...around[layout], Component];

/**
 * Loads the code of the screens at these addresses in advance, when the browser is idle; by default of every screen in
 * the frame.
 */
export function preloadScreens(leadsTo?: readonly string[]): void {
  const next = screens.filter(({ paths: own, layout = 'page' }) =>
    leadsTo ? own.some((path) => leadsTo.includes(path)) : around[layout].includes(Frame),
  );
  // Safari cannot say when it is idle.
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const { preload } of new Set(next.flatMap(codeOf))) preload();
  });
}
