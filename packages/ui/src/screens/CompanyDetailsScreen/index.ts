export { CompanyDetailsScreen, type CompanyDetailsScreenProps } from './CompanyDetailsScreen.tsx';
export type { CompanyDetailsValues } from '#trade/company-details.ts';
export type { CompanyDetailsScreenLabels } from './CompanyDetailsScreen.labels.ts';
