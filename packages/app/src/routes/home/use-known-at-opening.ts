import { useState } from 'react';
import { useLoadingScreenGone } from '#loading-screen.ts';

/** What was known when the screen was opened; behind the loading screen it may still come. */
export function useKnownAtOpening<Value>(value: Value): Value {
  const isSeen = useLoadingScreenGone();
  const [known, setKnown] = useState(() => value);
  if (!isSeen && known !== value) setKnown(() => value);
  return known;
}
