export { ConnectionToggle } from './ConnectionToggle.tsx';
export type { ConnectionStatus, ConnectionToggleProps } from './ConnectionToggle.tsx';
