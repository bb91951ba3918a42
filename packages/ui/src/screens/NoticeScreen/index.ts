export { NoticeScreen, type NoticeScreenProps } from './NoticeScreen.tsx';
