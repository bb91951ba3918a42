export { RowList, type RowListProps } from './RowList.tsx';
