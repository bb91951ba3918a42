import { letterPaths } from '@guildhall/contract/letter-paths';
import type { NetworkTab } from '@guildhall/ui/screens/network-screen';
import type { ProfileTab } from '@guildhall/ui/screens/profile-screen';

/** The addresses of the screens, spelled as they appear in the address bar. Any letter case leads there. */
export const paths = {
  landing: '/',
  register: '/register',
  login: '/login',
  forgotPassword: letterPaths.forgotPassword,
  /** A letter leads here with a token in the fragment. */
  resetPassword: letterPaths.resetPassword,
  /** The same, for those who were invited. */
  join: letterPaths.join,
  /** The same, for an address that is to be proven. */
  confirmEmail: letterPaths.confirmEmail,
  /** The same, for emails that are to end. */
  unsubscribe: letterPaths.unsubscribe,
  details: '/details',
  userHome: '/user-home',
  home: letterPaths.home,
  /** Home, in the spelling to which "Skip" on the details screen navigates. */
  skipped: '/home',
  store: '/Store',
  search: '/Search',
  network: letterPaths.network,
  chats: letterPaths.chats,
  notifications: '/Notifications',
  aiGuide: '/Ai Guide',
  profile: letterPaths.profile,
  settings: letterPaths.settings,
  inventory: letterPaths.inventory,
  analytics: '/Analytics',
  plans: '/Plans',
  product: '/products/:productId',
  company: '/companies/:companyId',
  request: `${letterPaths.requests}/:requestId`,
  deal: `${letterPaths.deals}/:quoteId`,
} as const;

/** The address of the conversation with a company. */
export const chatPath = (companyId: string) => `${paths.chats}/${encodeURIComponent(companyId)}`;

/** The address of the page on which a company edits its product. */
export const editProductPath = (productId: string) => `${paths.inventory}/${encodeURIComponent(productId)}`;

/** The address of a request. */
export const requestPath = (requestId: string) =>
  paths.request.replace(':requestId', encodeURIComponent(requestId));

/** The address of a deal, which is that of its quote. */
export const dealPath = (quoteId: string) => paths.deal.replace(':quoteId', encodeURIComponent(quoteId));

/** The address of a deal with the form of a counter-offer for another quantity. */
export const counterPath = (quoteId: string, quantity: number) => `${dealPath(quoteId)}?quantity=${quantity}`;

/** The address of a tab of the network. */
export const networkPath = (tab: NetworkTab) => `${paths.network}?tab=${tab}`;

/** The address of a tab of the profile. */
export const profilePath = (tab: ProfileTab) => `${paths.profile}?tab=${tab}`;

/** The address of a tab of the Store. */
export const storePath = (tab: 'deals' | 'my-requests' | 'requests') => `${paths.store}?tab=${tab}`;

/** The address of the results for `text`: all, one kind, or one result of that kind by its id. */
export const searchPath = (text: string, kind = 'all', id = '') => ({
  pathname: paths.search,
  search: `?${new URLSearchParams({ q: text, ...(kind !== 'all' && { kind }) })}`,
  hash: id && `#${id}`,
});
