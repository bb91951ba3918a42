/** The words of ViewSwitch. */
export interface ViewSwitchLabels {
  /** The name of the choice. */
  view: string;
  /** A choice. */
  cards: string;
  /** A choice. */
  table: string;
}

export const viewSwitchLabels: ViewSwitchLabels = { view: 'View', cards: 'Cards', table: 'Table' };
