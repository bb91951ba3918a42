import { House, MessageCircle, Network, Sparkles, Store } from 'lucide-react';
import type { ReactNode } from 'react';

/** An entry of the main navigation. */
export interface SideNavItem {
  /** The words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
  /** A picture of it. It is decoration: the label says it all. */
  icon: ReactNode;
  /** How many things wait there; shown above 0. */
  badge?: number;
}

/** The five places of the product. To count what waits in one, copy the list and set its `badge`. */
export const mainNavigation: readonly SideNavItem[] = [
  { label: 'Home', href: '/Home', icon: <House /> },
  { label: 'Ai Guide', href: '/Ai%20Guide', icon: <Sparkles /> },
  { label: 'Store', href: '/Store', icon: <Store /> },
  { label: 'Network', href: '/Network', icon: <Network /> },
  { label: 'Chats', href: '/Chats', icon: <MessageCircle /> },
];
