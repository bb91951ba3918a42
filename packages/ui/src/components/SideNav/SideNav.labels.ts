/** The words of SideNav. */
export interface SideNavLabels {
  /** The accessible name of the landmark. */
  name: string;
  /** The entry that shows `messages` and `upgrade` on small screens, and the title of what it opens. */
  more: string;
  /** How many things wait at an entry, for screen readers. */
  waiting: (count: number) => string;
}

export const sideNavLabels: SideNavLabels = {
  name: 'Main',
  more: 'More',
  waiting: (count) => `${count} new`,
};
