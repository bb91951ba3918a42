/** The words of RangeField. */
export interface RangeFieldLabels {
  /** The label of the least number. */
  from: string;
  /** The label of the greatest number. */
  to: string;
  /** The accessible name of the thumb of the least number. */
  fromThumb: (label: string) => string;
  /** The accessible name of the thumb of the greatest number. */
  toThumb: (label: string) => string;
}

export const rangeFieldLabels: RangeFieldLabels = {
  from: 'From',
  to: 'To',
  fromThumb: (label) => `${label}, from`,
  toThumb: (label) => `${label}, to`,
};
