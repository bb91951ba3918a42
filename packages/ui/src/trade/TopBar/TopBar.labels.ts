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
}

export const topBarLabels: TopBarLabels = {
  vendor: 'Vendor',
  client: 'Client',
  clientMode: 'Client mode',
  announcements: 'Announcements',
};
