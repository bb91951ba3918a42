export { SessionList, type SessionListProps } from './SessionList.tsx';
export type { DeviceSession } from './device-session.ts';
export type { SessionListLabels } from './SessionList.labels.ts';
