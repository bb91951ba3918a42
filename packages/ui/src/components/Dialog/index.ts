export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogLabels } from './Dialog.labels.ts';
