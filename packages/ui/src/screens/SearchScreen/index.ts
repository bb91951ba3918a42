export { SearchScreen, type SearchScreenProps } from './SearchScreen.tsx';
export type { SearchKind } from './SearchScreenResults.tsx';
export type { SearchScreenLabels } from './SearchScreen.labels.ts';
