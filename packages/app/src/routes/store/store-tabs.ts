import type { StoreTab } from '@guildhall/ui/screens/store-screen';
import type { Mode } from '@guildhall/ui/trade/top-bar';

/** The tabs of a guest, the first of which opens by default. */
export const guestTabs: readonly StoreTab[] = ['products', 'saved'];

/** The tabs of a company in each mode, the first of which opens by default. */
export const tabsOf: Record<Mode, readonly StoreTab[]> = {
  Client: ['products', 'my-requests', 'saved', 'deals'],
  Vendor: ['storefront', 'requests', 'saved', 'deals'],
};

export const otherMode: Record<Mode, Mode> = { Client: 'Vendor', Vendor: 'Client' };

/** The tab that an address asks for, and the mode in which it is read. */
export interface AskedTab {
  asked: string | null;
  mode: Mode;
}

/** Whether only the other mode has the tab. */
export const isOfOtherMode = ({ asked, mode }: AskedTab): boolean =>
  tabsOf[otherMode[mode]].some((tab) => tab === asked) && !tabsOf[mode].some((tab) => tab === asked);

/**
 * What has to follow where only the other mode has the tab: a link to it changes the mode, while a change of the mode on
 * it changes the tab. `before` is what was read last.
 */
export function changeFor(before: AskedTab | undefined, now: AskedTab): 'mode' | 'tab' | undefined {
  if (!isOfOtherMode(now)) return undefined;
  if (before?.asked !== now.asked) return 'mode';
  return before.mode === now.mode ? undefined : 'tab';
}
