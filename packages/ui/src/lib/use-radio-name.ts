import { useId, type RefObject } from 'react';
import { useFormEvent, type FormElement } from './use-form-event.ts';

/** The name that ties radio buttons to one another: the given one, or one of their own, of which a form gets nothing. */
export function useRadioName(name: string | undefined, ref: RefObject<FormElement | null>): string {
  const generatedName = useId();
  useFormEvent(ref, 'formdata', ({ formData }) => formData.delete(generatedName));
  return name || generatedName;
}
