export { ProfileView, type ProfileViewProps } from './ProfileView.tsx';
export type { ProfileConnection } from './ProfileViewPeople.tsx';
