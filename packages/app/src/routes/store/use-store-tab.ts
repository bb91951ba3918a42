import type { StoreTab } from '@guildhall/ui/screens/store-screen';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toaster } from '#lib/toasts.tsx';
import { useSession, useSessionStore } from '#session/session.tsx';
import { changeFor, guestTabs, isOfOtherMode, otherMode, tabsOf, type AskedTab } from './store-tabs.ts';

/** Changes the query of an address: `undefined` is the first tab. Requests and deals each have a `status` of their own. */
const withTab = (tab: StoreTab | undefined) => (params: URLSearchParams) => {
  for (const name of ['saved', 'status']) params.delete(name);
  if (tab) params.set('tab', tab);
  else params.delete('tab');
  return params;
};

/**
 * The tab of the Store that the address names. A link to a tab of the other mode switches to that mode, which can be
 * undone; until then no tab is open.
 */
export function useStoreTab() {
  const { mode, user } = useSession();
  const store = useSessionStore();
  const [params, setParams] = useSearchParams();
  // Such addresses were given before 'Saved' was a tab.
  const asked = params.has('saved') ? 'saved' : params.get('tab');
  const isGuest = user === null;
  const before = useRef<AskedTab>(undefined);
  // Before the page is painted: it never shows a tab that was not asked for.
  useLayoutEffect(() => {
    if (isGuest) return;
    const change = changeFor(before.current, { asked, mode });
    before.current = { asked, mode };
    if (change === 'tab') setParams(withTab(undefined), { replace: true });
    if (change !== 'mode') return;
    const next = otherMode[mode];
    store.setMode(next);
    toaster.toast(`Switched to ${next} mode.`, {
      action: { label: 'Undo', onPress: () => store.setMode(mode) },
    });
  }, [isGuest, asked, mode, store, setParams]);

  const tabs = isGuest ? guestTabs : tabsOf[mode];
  const isSwitching = !isGuest && isOfOtherMode({ asked, mode });
  return {
    tab: isSwitching ? undefined : (tabs.find((name) => name === asked) ?? tabs[0]!),
    open: (next: StoreTab) => setParams(withTab(next), { replace: true }),
  };
}
