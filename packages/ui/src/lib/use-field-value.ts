import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { RefObject } from 'react';
import { useFormEvent, type FormElement } from './use-form-event.ts';

interface FieldValue<Value> {
  /** The component, for the warning when the value changes hands. */
  caller: string;
  /** The value, when the caller keeps it. */
  value: Value | undefined;
  /** The value to begin with, and after a reset of the form. */
  defaultValue: Value;
  /** Called with the value at every change. */
  onValueChange: ((value: Value) => void) | undefined;
}

/**
 * The value of a field, kept by the caller or by the field itself. The latter is reset with the form around `ref`; the
 * former is the caller's to reset.
 */
export function useFieldValue<Value>(
  { caller, value: valueProp, defaultValue, onValueChange }: FieldValue<Value>,
  ref: RefObject<FormElement | null>,
): [Value, (value: Value) => void] {
  const [value, setValue] = useControllableState({
    caller,
    prop: valueProp,
    defaultProp: defaultValue,
    ...(onValueChange && { onChange: onValueChange }),
  });
  useFormEvent(ref, 'reset', () => {
    if (valueProp === undefined) setValue(defaultValue);
  });
  return [value, setValue];
}
