/** The words of DateRange. */
export interface DateRangeLabels {
  /** The label of the first day. */
  from: string;
  /** The label of the last day. */
  to: string;
  /** The accessible name of the presets. */
  presets: (label: string) => string;
}

export const dateRangeLabels: DateRangeLabels = {
  from: 'From',
  to: 'To',
  presets: (label) => `${label}: quick choices`,
};
