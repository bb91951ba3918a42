/** The words of SideNav. */
export interface SideNavLabels {
  /** The accessible name of the landmark. */
  name: string;
  /** The entry that shows `messages` and `upgrade` on small screens, and the title of what it opens. */
  more: string;
  /** The accessible name of the landmark with `upgrade` and `account`. */
  foot: string;
  /** How many things wait at an entry, for screen readers; `written` is the number as the badge shows it: '99+'. */
  waiting: (count: number, written: string) => string;
}

export const sideNavLabels: SideNavLabels = {
  name: 'Main',
  more: 'More',
  foot: 'Plan and account',
  waiting: (_, written) => `${written} new`,
};
