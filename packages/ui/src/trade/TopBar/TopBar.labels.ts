/** The words of TopBar. */
export interface TopBarLabels {
  /** One side of the switch. */
  vendor: string;
  /** The other side of the switch. */
  client: string;
  /** The accessible name of the switch. */
  clientMode: string;
  /** A button, and the title of what it opens. */
  announcements: string;
  /** How many of them are unread, for screen readers; `written` is the number as the badge shows it: '99+'. */
  unread: (count: number, written: string) => string;
}

export const topBarLabels: TopBarLabels = {
  vendor: 'Vendor',
  client: 'Client',
  clientMode: 'Client mode',
  announcements: 'Announcements',
  unread: (_, written) => `${written} unread`,
};
