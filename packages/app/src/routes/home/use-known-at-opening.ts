import { useState, useSyncExternalStore } from 'react';
import { loadingScreenGone } from '#loading-screen.ts';

const subscribe = (listener: () => void) => {
  void loadingScreenGone.then(listener);
  return () => {};
};
const isLoadingScreenGone = () => document.getElementById('loading-screen') === null;

/** What was known when the screen was opened. Behind the loading screen it may still come: nobody sees what moves there. */
export function useKnownAtOpening<Value>(value: Value): Value {
  const isSeen = useSyncExternalStore(subscribe, isLoadingScreenGone);
  const [known, setKnown] = useState(() => value);
  if (!isSeen && known !== value) setKnown(() => value);
  return known;
}
