/** The addresses of the screens, spelled as they appear in the address bar. Any letter case leads there. */
export const paths = {
  landing: '/',
  register: '/register',
  login: '/login',
  details: '/details',
  userHome: '/user-home',
  home: '/Home',
  /** Home in the spelling to which skipping one's details leads. */
  skipped: '/home',
  store: '/Store',
  search: '/Search',
  network: '/Network',
  chats: '/Chats',
  aiGuide: '/Ai Guide',
  profile: '/Profile',
  settings: '/Settings',
  inventory: '/Inventory',
  analytics: '/Analytics',
  plans: '/Plans',
} as const;

/** The address of the conversation with a company. */
export const chatPath = (companyId: string) => `${paths.chats}/${encodeURIComponent(companyId)}`;

/** The address of what is found by `text`: all of it, or one kind, and there perhaps one result by its id. */
export const searchPath = (text: string, kind = 'all', id = '') => ({
  pathname: paths.search,
  search: `?${new URLSearchParams({ q: text, ...(kind !== 'all' && { kind }) })}`,
  hash: id && `#${id}`,
});

/** Labels of the navigation bar's entries, each with its address. */
export const navEntries = [
  { label: 'Home', path: paths.home },
  { label: 'Ai Guide', path: paths.aiGuide },
  { label: 'Store', path: paths.store },
  { label: 'Network', path: paths.network },
  { label: 'Chats', path: paths.chats },
] as const;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The label of the entry that the address belongs to, or undefined when it belongs to none. */
export function navLabelOf(pathname: string): string | undefined {
  const address = decoded(pathname).toLowerCase().replace(/\/+$/, '');
  if (address === paths.userHome) return 'Home';
  return navEntries.find(({ path }) => {
    const own = path.toLowerCase();
    return address === own || address.startsWith(`${own}/`);
  })?.label;
}
