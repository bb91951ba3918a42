export { ProfileView, type ProfileConnection, type ProfileViewProps } from './ProfileView.tsx';
