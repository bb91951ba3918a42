/** Options that belong together, under a heading of their own. */
export interface OptionGroup<Option> {
  /** The heading, which is the name of the group. */
  label: string;
  /** Its options, in the order shown. */
  options: readonly Option[];
}

/** What a list of options has: options and groups of them, in the order shown. */
export type Options<Option> = readonly (Option | OptionGroup<Option>)[];

/** Whether an entry of a list is a group. */
export const isGroup = <Option>(entry: Option | OptionGroup<Option>): entry is OptionGroup<Option> =>
  typeof entry === 'object' && entry !== null && 'options' in entry;

/** All options of a list, those of its groups too. */
export const ungroup = <Option>(options: Options<Option>): Option[] =>
  options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
