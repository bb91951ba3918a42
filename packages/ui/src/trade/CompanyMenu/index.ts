export { CompanyMenu, type CompanyMenuProps } from './CompanyMenu.tsx';
export type { CompanyMenuLabels } from './CompanyMenu.labels.ts';
