export { ChatsScreen, type ChatsScreenProps } from './ChatsScreen.tsx';
