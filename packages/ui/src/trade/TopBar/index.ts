export { TopBar, type Mode, type TopBarProps } from './TopBar.tsx';
