import { useEffect, useEffectEvent } from 'react';

/**
 * Ends a form once it has a result: calls `onEnd` with it, but not before a dialog that is open over the form is closed.
 */
export function useUncoveredEnd<Result>(
  result: Result | undefined,
  covered: boolean,
  onEnd: (result: Result) => void,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (result !== undefined && !covered) end(result);
  }, [result, covered]);
}
