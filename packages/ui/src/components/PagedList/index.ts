export { PagedList, type PagedListProps, type PagedListState } from './PagedList.tsx';
export type { PagedListLabels } from './PagedList.labels.ts';
