import { House, MessageCircle, Network, Sparkles, Store } from 'lucide-react';
import { paths } from '#paths.ts';

/** The entries of the navigation, in their order. */
export const navEntries = [
  { label: 'Home', path: paths.home, icon: <House /> },
  { label: 'Ai Guide', path: paths.aiGuide, icon: <Sparkles /> },
  { label: 'Store', path: paths.store, icon: <Store /> },
  { label: 'Network', path: paths.network, icon: <Network /> },
  { label: 'Chats', path: paths.chats, icon: <MessageCircle /> },
];
