export { EvidenceBadges, type EvidenceBadgesProps } from './EvidenceBadges.tsx';
export type { CompanyEvidence } from './evidence.ts';
export type { EvidenceBadgesLabels } from './EvidenceBadges.labels.ts';
