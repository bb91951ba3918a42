'use client';

interface HiddenValuesProps {
  /** The name of the field; without one the form gets nothing. */
  name: string | undefined;
  /** What the form gets under that name, in this order. */
  values: readonly string[];
  /** Whether the form gets nothing. */
  disabled?: boolean | undefined;
  /** The id of the form, where it is not around the field. */
  form?: string | undefined;
}

/** What a form gets from a field that is not one native control. */
export function HiddenValues({ name, values, disabled, form }: HiddenValuesProps) {
  if (!name) return null;
  return values.map((value, index) => (
    // A value may occur twice, and the inputs have no state.
    <input key={index} type="hidden" name={name} value={value} disabled={disabled} form={form} />
  ));
}
