import type { ReactNode } from 'react';

/** The value while it is edited: a number can be missing for a while. */
export type Draft<Value> = Value extends number ? number | null : Value;

/** The props of the field in the cell: spread them onto it. */
export interface EditableCellField<Value> {
  /** Its name. */
  label: string;
  /** The label is not shown: the column says it. */
  hideLabel: true;
  /** It is as high as the row. */
  size: 'sm';
  /** What is written in it. */
  value: Draft<Value>;
  /** Called with what is written. */
  onValueChange: (value: Draft<Value>) => void;
  /** What is wrong with it. */
  error: ReactNode;
  /** Whether it is being saved. */
  readOnly: boolean;
}
