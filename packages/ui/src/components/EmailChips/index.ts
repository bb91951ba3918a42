export { EmailChips, type EmailChipsProps } from './EmailChips.tsx';
export type { EmailChipsLabels } from './EmailChips.labels.ts';
