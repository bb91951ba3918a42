/** What a quantity has to be, written in the reader's way and with its unit. */
export interface QuantityLimits {
  /** The least quantity; undefined when any is right. */
  min: string | undefined;
  /** The greatest quantity; undefined when any is right. */
  max: string | undefined;
  /** What it is a multiple of; undefined when any is right. */
  step: string | undefined;
}

/** The words of QuantityField. */
export interface QuantityFieldLabels {
  /** The accessible name of the minus button. */
  decrease: (label: string) => string;
  /** The accessible name of the plus button. */
  increase: (label: string) => string;
  /** What is read out instead of a number while none is written; it would be 0. */
  none: string;
  /** The help text about the limits; empty for none. */
  limits: (limits: QuantityLimits) => string;
}

export const quantityFieldLabels: QuantityFieldLabels = {
  decrease: (label) => `Decrease ${label}`,
  increase: (label) => `Increase ${label}`,
  none: 'No quantity',
  limits: ({ min, max, step }) =>
    [min && `Minimum order ${min}.`, step && `In multiples of ${step}.`, max && `At most ${max}.`]
      .filter(Boolean)
      .join(' '),
};
