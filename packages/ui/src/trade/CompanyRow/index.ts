export { CompanyRow, type CompanyRowProps } from './CompanyRow.tsx';
export { CompanyRowSkeleton } from './CompanyRowSkeleton.tsx';
