/** What there is to show for a company. The API gives it with these names. */
export interface CompanyEvidence {
  /** When it signed up: an ISO date and time. */
  memberSince: string;
  /** Whether an owner has proven to receive mail at their address. */
  emailConfirmed: boolean;
  /** How many companies it is connected with. */
  connections: number;
  /** How soon it replies, and how many replies that is computed from; null where there are too few. */
  firstReply: { minutes: number; sample: number } | null;
}

const hour = 60;
const day = 24 * hour;

/** A time as one says it: 45 minutes, 3 hours, 2 days. */
export function roughly(minutes: number): { count: number; unit: 'minute' | 'hour' | 'day' } {
  if (minutes < hour) return { count: Math.max(minutes, 1), unit: 'minute' };
  const hours = Math.round(minutes / hour);
  return hours * hour < day
    ? { count: hours, unit: 'hour' }
    : { count: Math.round(minutes / day), unit: 'day' };
}
