'use client';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { errorOf, focusFirstFault, nameOf, type FieldErrors } from '#lib/forms.ts';

export interface FormOptions {
  /**
   * Whether what was sent is being saved: the form ignores further presses.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * What the server found wrong, a sentence for each field by its name; an entry of a list is `images.1`.
   * @default {}
   */
  fieldErrors?: FieldErrors | undefined;
  /** Answers what is wrong with what was written, by the fields' names; empty when it may be sent. */
  validate?: (data: FormData) => FieldErrors;
  /** Receives what is written so far, at every change; Reset is not one. */
  onChange?: ((data: FormData) => void) | undefined;
  /** Receives what was written when nothing is wrong with it. */
  onSubmit: (data: FormData) => void;
  /** Receives what `validate` found. */
  onInvalid?: (faults: FieldErrors) => void;
}

/** What a form and its fields need. */
export interface FormState {
  /** What `validate` found when the form was last sent. */
  faults: FieldErrors;
  /** Gives the form itself its handlers, beside props of your own. */
  formProps: (props?: Omit<ComponentProps<'form'>, 'onSubmit'>) => ComponentProps<'form'>;
  /** The name and the error of a field. */
  field: (name: string) => { name: string; error: string | undefined };
  /** Give it as the `key` of what is around the fields: then Reset lets them begin anew. */
  resetKey: number;
}

const noErrors: FieldErrors = {};
const noNames: ReadonlySet<string> = new Set();

/**
 * What every form does: it reads its fields, tells what is wrong at the field and puts the focus there, ignores
 * presses while it is being saved, and begins anew on Reset. The fields keep their own values.
 */
export function useForm({
  pending = false,
  fieldErrors = noErrors,
  validate,
  onChange,
  onSubmit,
  onInvalid,
}: FormOptions): FormState {
  const [resetKey, setResetKey] = useState(0);
  const [faults, setFaults] = useState(noErrors);
  const [mended, setMended] = useState(noNames);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const found = validate?.(data) ?? noErrors;
    setFaults(found);
    setMended(noNames);
    if (Object.keys(found).length === 0) return onSubmit(data);
    focusFirstFault(event.currentTarget, found);
    onInvalid?.(found);
  };

  return {
    faults,
    resetKey,
    field: (name) => ({
      name,
      error: mended.has(name) ? undefined : (errorOf(faults, name) ?? errorOf(fieldErrors, name)),
    }),
    formProps: (props = {}) => ({
      noValidate: true,
      ...props,
      onSubmit: handleSubmit,
      onInput: (event) => {
        props.onInput?.(event);
        onChange?.(new FormData(event.currentTarget));
        // What is being mended is no longer wrong.
        const name = nameOf(event.target as Element);
        if (name && !mended.has(name)) setMended(new Set([...mended, name]));
      },
      onReset: (event) => {
        props.onReset?.(event);
        // Some fields keep what was written in React, where a browser's reset does not reach.
        setResetKey(resetKey + 1);
        setFaults(noErrors);
        setMended(noNames);
      },
    }),
  };
}
