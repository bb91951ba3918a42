export { VendorProfile, type VendorProfileProps } from './VendorProfile.tsx';
export type { VendorProfileLabels } from './VendorProfile.labels.ts';
