import { daysAgo } from '#lib/days-ago.ts';
import { formatDayOf, formatTimeOf } from '#locale/format.ts';
import type { ConversationListLabels } from './ConversationList.labels.ts';

/** When a message was stored, as short as a list needs it: '10:12', 'Yesterday', 'Monday' or '3 March'. */
export function messageTime(
  timestamp: string,
  now: Date,
  words: Pick<ConversationListLabels, 'yesterday'>,
  locale: string,
): string {
  const moment = new Date(timestamp);
  const days = daysAgo(moment, now);
  if (days <= 0) return formatTimeOf(moment, { locale });
  if (days === 1) return words.yesterday;
  if (days < 7) return formatDayOf(moment, { locale }, { weekday: 'long' });
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return formatDayOf(moment, { locale }, { day: 'numeric', month: 'long', year });
}
