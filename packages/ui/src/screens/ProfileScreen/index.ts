export { ProfileScreen, type ProfileScreenProps, type ProfileTab } from './ProfileScreen.tsx';
export type { ProfileScreenLabels } from './ProfileScreen.labels.ts';
