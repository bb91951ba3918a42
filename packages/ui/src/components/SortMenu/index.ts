export { SortMenu, type SortMenuProps, type SortOption } from './SortMenu.tsx';
export type { SortMenuLabels } from './SortMenu.labels.ts';
