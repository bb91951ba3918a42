/** The words of DateField. */
export interface DateFieldLabels {
  /** What stands for the day in a pattern of dates. */
  day: string;
  /** What stands for the month. */
  month: string;
  /** What stands for the year. */
  year: string;
  /** The accessible name of the button that opens the calendar. */
  open: (label: string) => string;
  /** The accessible name of the calendar. */
  calendar: (label: string) => string;
  /** The accessible name of the choice of a year in the calendar. */
  chooseYear: string;
  /** The accessible name of the button for the month before. */
  previousMonth: string;
  /** The accessible name of the button for the month after. */
  nextMonth: string;
  /** The error of a text that is no date. */
  invalid: (pattern: string) => string;
  /** The error of a day that its month does not have: the 31st of February. */
  noSuchDay: string;
  /** The error of a date before the first one that is right. */
  tooEarly: (min: string) => string;
  /** The error of a date after the last one that is right. */
  tooLate: (max: string) => string;
  /** The error of a date that is not available. */
  unavailable: (date: string) => string;
}

export const dateFieldLabels: DateFieldLabels = {
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
  open: (label) => `Open the calendar of ${label}`,
  calendar: (label) => label,
  chooseYear: 'Year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalid: (pattern) => `Enter a date as ${pattern}.`,
  noSuchDay: 'This day does not exist.',
  tooEarly: (min) => `Enter ${min} or a later day.`,
  tooLate: (max) => `Enter ${max} or an earlier day.`,
  unavailable: (date) => `${date} is not available. Enter another day.`,
};
