import { useState } from 'react';

type Load = (() => Promise<unknown> | void) | undefined;

/** Loads messages before the first or after the last, a page at a time. `load` resolves with whether one has come. */
export function usePage(onLoad: Load) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  return {
    state,
    load: async () => {
      if (!onLoad || state === 'loading') return false;
      setState('loading');
      try {
        await onLoad();
        setState('idle');
        return true;
      } catch {
        // The caller logs the error. From here on only the button loads more.
        setState('failed');
        return false;
      }
    },
  };
}
