/** The words of EvidenceBadges. */
export interface EvidenceBadgesLabels {
  /** The accessible name of the list. */
  list: string;
  /** A badge. */
  emailConfirmed: string;
  /** What it rests on. */
  emailConfirmedRests: string;
  /** A badge: with how many companies it is connected. */
  connections: (written: string, count: number) => string;
  /** What it rests on. */
  connectionsRest: string;
  /** A badge. */
  memberSince: (year: string) => string;
  /** What it rests on. */
  memberSinceRests: (date: string) => string;
  /** A badge: how soon it replies. */
  replies: (time: string) => string;
  /** What it rests on. */
  repliesRest: (time: string, sample: string) => string;
}

export const evidenceBadgesLabels: EvidenceBadgesLabels = {
  list: 'What is known of this company',
  emailConfirmed: 'Email confirmed',
  emailConfirmedRests: 'An owner has opened the link in an email to the address that they log in with.',
  connections: (written, count) => (count === 1 ? '1 connection' : `${written} connections`),
  connectionsRest: 'Companies with which a request to connect was accepted.',
  memberSince: (year) => `Member since ${year}`,
  memberSinceRests: (date) => `The company signed up on ${date}.`,
  replies: (time) => `Replies in about ${time}`,
  repliesRest: (time, sample) =>
    `The median of ${sample} first replies in 90 days: half of them came within ${time}.`,
};
