import { useState } from 'react';
import { useLoadingScreenGone } from '#lib/use-loading-screen-gone.ts';

/** What was known when the screen was opened. Behind the loading screen it may still come: nobody sees what moves there. */
export function useKnownAtOpening<Value>(value: Value): Value {
  const isSeen = useLoadingScreenGone();
  const [known, setKnown] = useState(() => value);
  if (!isSeen && known !== value) setKnown(() => value);
  return known;
}
