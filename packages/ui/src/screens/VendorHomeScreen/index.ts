export { VendorHomeScreen, type VendorHomeScreenProps } from './VendorHomeScreen.tsx';
