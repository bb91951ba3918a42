const day = 86_400_000;
const startOf = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** When a message was sent, as short as a list needs it: '10:12', 'Yesterday', 'Monday' or '3 March'. */
export function messageTime(timestamp: string, now: Date): string {
  const moment = new Date(timestamp);
  // Rounded, because some days have 23 or 25 hours.
  const daysAgo = Math.round((startOf(now) - startOf(moment)) / day);
  if (daysAgo <= 0) {
    return moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  }
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo < 7) return moment.toLocaleDateString('en-GB', { weekday: 'long' });
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year });
}
