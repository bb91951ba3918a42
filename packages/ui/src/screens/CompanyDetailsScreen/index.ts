export { CompanyDetailsScreen, type CompanyDetailsScreenProps } from './CompanyDetailsScreen.tsx';
export type { CompanyDetailsValues } from './values.ts';
export type { CompanyDetailsScreenLabels } from './CompanyDetailsScreen.labels.ts';
