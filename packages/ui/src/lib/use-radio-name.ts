import { useId, type RefObject } from 'react';
import { useFormEvent, type FormElement } from './use-form-event.ts';

/** What ties radio buttons to one another: their name, or one of their own, of which a form gets nothing. */
export function useRadioName(
  name: string | undefined,
  ref: RefObject<FormElement | null>,
): { name: string; 'data-name'?: '' } {
  const generatedName = useId();
  useFormEvent(ref, 'formdata', ({ formData }) => formData.delete(generatedName));
  return name ? { name } : { name: generatedName, 'data-name': '' };
}
