export { FloatingButton, type FloatingButtonProps } from './FloatingButton.tsx';
