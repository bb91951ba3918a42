export { ConnectionRequest, type ConnectionRequestProps } from './ConnectionRequest.tsx';
export type { ConnectionRequestLabels } from './ConnectionRequest.labels.ts';
