export { ConnectionToggle, type ConnectionStatus, type ConnectionToggleProps } from './ConnectionToggle.tsx';
export type { ConnectionToggleLabels } from './ConnectionToggle.labels.ts';
