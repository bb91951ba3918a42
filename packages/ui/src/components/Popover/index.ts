export { Popover, type PopoverProps } from './Popover.tsx';
export type { PopoverLabels } from './Popover.labels.ts';
