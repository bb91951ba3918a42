/** The words of EmailSettings. A kind has its API's name as its key. */
export interface EmailSettingsLabels {
  /** The accessible name of the switches. */
  emails: string;
  /** What the emails wait for, above the switches. */
  intro: string;
  /** A kind. */
  messages: string;
  /** What it is about. */
  messagesHint: string;
  /** A kind. */
  connections: string;
  /** What it is about. */
  connectionsHint: string;
  /** A kind. */
  deals: string;
  /** What it is about. */
  dealsHint: string;
  /** A kind. */
  requests: string;
  /** What it is about. */
  requestsHint: string;
  /** A kind. */
  stock: string;
  /** What it is about. */
  stockHint: string;
  /** A kind. */
  members: string;
  /** What it is about. */
  membersHint: string;
  /** Which emails cannot be turned off, below the switches. */
  always: string;
}

export const emailSettingsLabels: EmailSettingsLabels = {
  emails: 'Emails about',
  intro: 'You get an email when something waits for you for more than 15 minutes, at most one an hour.',
  messages: 'Messages',
  messagesHint: 'What other companies write to you.',
  connections: 'Connections',
  connectionsHint: 'Who asks to connect, and who has accepted.',
  deals: 'Deals',
  dealsHint: 'Quotes, offers, notes, and the steps of orders.',
  requests: 'Matching requests',
  requestsHint: 'Requests of other companies for what you sell.',
  stock: 'Low stock',
  stockHint: 'Products of which there is little left.',
  members: 'Members',
  membersHint: 'Who has joined your company.',
  always: 'Emails about your password and your email address always come.',
};
