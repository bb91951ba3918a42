import type { Attention } from '@guildhall/contract';
import type { AccountMenuEntry } from '@guildhall/ui/trade/account-menu';
import { House, MessageCircle, Network, Sparkles, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#paths.ts';

interface NavEntry {
  label: string;
  path: string;
  icon: ReactNode;
  /** The addresses of other screens that belong to it. */
  holds?: readonly string[];
  /** What waits there. */
  waits?: {
    count: keyof Pick<Attention, 'messages' | 'connectionRequests' | 'deals'>;
    label: (written: string) => string;
  };
}

const unread = (written: string) => `${written} unread`;
const waiting = (written: string) => `${written} waiting`;

/** The entries of the navigation, in their order. */
export const navEntries: readonly NavEntry[] = [
  { label: 'Home', path: paths.home, icon: <House /> },
  { label: 'Ai Guide', path: paths.aiGuide, icon: <Sparkles /> },
  {
    label: 'Store',
    path: paths.store,
    icon: <Store />,
    holds: [paths.product, paths.request, paths.deal],
    waits: { count: 'deals', label: waiting },
  },
  {
    label: 'Network',
    path: paths.network,
    icon: <Network />,
    holds: [paths.company],
    waits: { count: 'connectionRequests', label: waiting },
  },
  { label: 'Chats', path: paths.chats, icon: <MessageCircle />, waits: { count: 'messages', label: unread } },
];

const accountEntries: Readonly<Record<string, AccountMenuEntry>> = {
  [paths.profile]: 'profile',
  [paths.inventory]: 'manageInventory',
  [paths.settings]: 'settings',
};

/** The entry of the account that an address, or a page below it, belongs to, by the first address of its screen. */
export const accountEntryOf = (address = ''): AccountMenuEntry | undefined =>
  accountEntries[`/${address.split('/')[1]}`];

/** The entry that an address belongs to, by the first address of its screen. */
export const navEntryOf = (address = ''): NavEntry | undefined =>
  navEntries.find(({ path, holds = [] }) => address === path || holds.includes(address));
