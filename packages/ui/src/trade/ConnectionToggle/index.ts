export { ConnectionToggle, type ConnectionStatus, type ConnectionToggleProps } from './ConnectionToggle.tsx';
