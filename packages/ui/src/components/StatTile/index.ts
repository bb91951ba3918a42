export { StatTile, type StatTileProps } from './StatTile.tsx';
export type { StatTileLabels } from './StatTile.labels.ts';
