export { VendorHomeScreen, type VendorHomeScreenProps } from './VendorHomeScreen.tsx';
export type { VendorHomeScreenLabels } from './VendorHomeScreen.labels.ts';
