export { VendorProfile, type VendorProfileProps } from './VendorProfile.tsx';
