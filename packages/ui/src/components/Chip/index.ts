export { Chip, type ChipProps } from './Chip.tsx';
export type { ChipLabels } from './Chip.labels.ts';
