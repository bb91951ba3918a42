import { useEffect, useState } from 'react';

/** How long the outcome shows, in milliseconds. */
const moment = 2000;

/** Copying a text, and for a moment how that went. */
export function useCopy(text: string): {
  outcome: 'copied' | 'failed' | undefined;
  copy: () => Promise<void>;
} {
  // An object of its own for each press, so that a second one shows for as long as the first.
  const [result, setResult] = useState<{ outcome: 'copied' | 'failed' }>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), moment);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      // Absent where the page is not served by https.
      await navigator.clipboard.writeText(text);
      setResult({ outcome: 'copied' });
    } catch {
      setResult({ outcome: 'failed' });
    }
  };
  return { outcome: result?.outcome, copy };
}
