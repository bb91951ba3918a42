export { CompanyCard, type CompanyCardProps } from './CompanyCard.tsx';
export { CompanyCardSkeleton } from './CompanyCardSkeleton.tsx';
export type { CompanyCardLabels } from './CompanyCard.labels.ts';
