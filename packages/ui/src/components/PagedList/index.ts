export { PagedList, type PagedListProps, type PagedListState } from './PagedList.tsx';
