import { useEffect, type RefObject } from 'react';

/** An element that knows its form. */
export type FormElement = HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement;

/**
 * Listens to an event of a control's form: to `reset`, for the browser does not reset a value that React keeps, and to
 * `formdata`, to add values to those that the form sends.
 */
export function useFormEvent<Type extends 'reset' | 'formdata'>(
  controlRef: RefObject<FormElement | null>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  useEffect(() => {
    const form = controlRef.current?.form;
    form?.addEventListener(type, listener);
    return () => form?.removeEventListener(type, listener);
  }, [controlRef, type, listener]);
}
