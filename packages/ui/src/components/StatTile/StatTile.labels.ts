/** The words of StatTile. */
export interface StatTileLabels {
  /** The direction of a change to more. */
  up: string;
  /** The direction of a change to less. */
  down: string;
  /** In place of a direction where nothing has changed. */
  same: string;
}

export const statTileLabels: StatTileLabels = {
  up: 'Up',
  down: 'Down',
  same: 'No change',
};
