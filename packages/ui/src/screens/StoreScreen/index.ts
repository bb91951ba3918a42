export { StoreScreen, type StoreScreenProps, type StoreTab } from './StoreScreen.tsx';
