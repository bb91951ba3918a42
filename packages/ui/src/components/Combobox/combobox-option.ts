import { isGroup, type Options } from '#lib/option-group.ts';

/** One answer. */
export interface ComboboxOption<Value extends string = string> {
  /** What the form gets. */
  value: Value;
  /** What the reader sees, and what is searched. */
  label: string;
  /** More about it, below the label; it is searched too. */
  hint?: string | undefined;
  /** Shown and not to be chosen. */
  disabled?: boolean | undefined;
}

/** One answer as the list has it. */
export interface ListedOption extends ComboboxOption {
  /** The heading of its group. */
  group?: string | undefined;
}

const toOption = (option: string | ComboboxOption): ListedOption =>
  typeof option === 'string' ? { value: option, label: option } : option;

/** All answers in their order, those in groups with the name of theirs. */
export const listOptions = (options: Options<string | ComboboxOption>): ListedOption[] =>
  options.flatMap((entry) =>
    isGroup(entry)
      ? entry.options.map((option) => ({ ...toOption(option), group: entry.label }))
      : [toOption(entry)],
  );
