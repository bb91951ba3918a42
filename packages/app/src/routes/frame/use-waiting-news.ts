import { formatCount } from '@guildhall/ui/locale';
import { useState } from 'react';
import { useTitleNews } from '#lib/use-page-title.ts';
import { usePageVisible } from '#lib/use-page-visible.ts';
import { navEntries } from './nav-entries.tsx';
import { useAttention } from './use-attention.ts';

/** A hidden window has no stream of events, and browsers let its timers run once a minute at least. */
const hiddenInterval = 30_000;

/** Puts what waits before the title of the window. Returns it in words for screen readers when there is more of it. */
export function useWaitingNews(): string {
  const attention = useAttention(usePageVisible() ? undefined : hiddenInterval);
  const waiting = navEntries.flatMap(({ label, waits }) => {
    const count = waits ? (attention?.[waits.count] ?? 0) : 0;
    return waits && count > 0 ? [{ count, words: `${label}: ${waits.label(formatCount(count))}` }] : [];
  });
  const sum = waiting.reduce((total, { count }) => total + count, 0);
  useTitleNews(sum > 0 ? formatCount(sum) : '');
  const [before, setBefore] = useState<number>();
  const [news, setNews] = useState('');
  if (attention && sum !== before) {
    setBefore(sum);
    // What waited already is no news.
    setNews(before !== undefined && sum > before ? waiting.map(({ words }) => words).join(', ') : '');
  }
  return news;
}
