export { ChatsScreen, type ChatsScreenProps } from './ChatsScreen.tsx';
export type { ChatsScreenLabels } from './ChatsScreen.labels.ts';
