export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxOption } from './combobox-option.ts';
export type { ComboboxLabels } from './Combobox.labels.ts';
