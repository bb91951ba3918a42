export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export type { CopyButtonLabels } from './CopyButton.labels.ts';
