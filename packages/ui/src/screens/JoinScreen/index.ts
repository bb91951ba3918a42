export { JoinScreen, type JoinScreenProps, type JoinValues } from './JoinScreen.tsx';
export type { JoinScreenLabels } from './JoinScreen.labels.ts';
export type { JoinInvitation } from './JoinScreenInvitation.tsx';
