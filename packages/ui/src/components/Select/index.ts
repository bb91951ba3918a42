export type { OptionGroup } from '#lib/option-group.ts';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
