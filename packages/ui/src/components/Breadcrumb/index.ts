export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb.tsx';
export type { BreadcrumbLabels } from './Breadcrumb.labels.ts';
