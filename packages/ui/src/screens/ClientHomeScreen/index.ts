export { ClientHomeScreen, type ClientHomeScreenProps } from './ClientHomeScreen.tsx';
