export { ProfileView, type ProfileViewProps } from './ProfileView.tsx';
export type { ProfileConnection } from './ProfileViewPeople.tsx';
export type { ProfileViewLabels } from './ProfileView.labels.ts';
