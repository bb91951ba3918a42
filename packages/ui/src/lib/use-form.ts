'use client';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { formLabels, type FormLabels } from '#lib/form.labels.ts';
import { findErrors, focusFirstError } from '#lib/form-errors.ts';
import { nameOf, readValues } from '#lib/form-values.ts';
import { entryErrors, errorOf, type FieldConstraints, type FieldErrors, type FormProps } from '#lib/forms.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';

export interface FormOptions<Values> extends Omit<FormProps<Values>, 'error'> {
  /**
   * What is wrong with the values, by the fields' names; empty when they may be sent. It receives the errors that
   * the fields' constraints have found, to add to them or to word them otherwise.
   * @default the errors that the constraints have found
   */
  validate?: ((values: Values, errors: FieldErrors) => FieldErrors) | undefined;
  /** Called with the errors when the form is sent and has some. */
  onInvalid?: ((errors: FieldErrors) => void) | undefined;
  /** Replaces some of the words of its errors. */
  labels?: Partial<FormLabels> | undefined;
}

/** What a field takes from its form. */
export interface FieldState<Value> extends Pick<FieldConstraints, 'min' | 'max' | 'step'> {
  name: string;
  error: string | undefined;
  required: boolean;
  defaultValue?: Value;
}

/** What a list whose entries have fields of their own takes from its form. */
export interface ListState {
  name: string;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  /** What is wrong with the fields of its entries, by their paths in it: `1.price`. */
  fieldErrors: FieldErrors;
}

/** What a form and its fields need. */
export interface FormState<Values> {
  /** The errors that were found when the form was last sent. */
  errors: FieldErrors;
  /** Gives the form itself its handlers, beside props of your own. */
  formProps: (props?: Omit<ComponentProps<'form'>, 'onSubmit'>) => ComponentProps<'form'>;
  /** The name, the initial value, the constraints and the error of a field. */
  field: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>;
  /** The name and the errors of a list like PriceBreaks, which says what is wrong with an entry at its field. */
  list: (name: string) => ListState;
  /** Give it as the `key` of what is around the fields: then Reset clears them. */
  resetKey: number;
}

const noErrors: FieldErrors = {};
const noNames: ReadonlySet<string> = new Set();

/** Whether the field, or a field of an entry of it, was edited. */
const isEdited = (editedNames: ReadonlySet<string>, name: string) =>
  [...editedNames].some((edited) => edited === name || edited.startsWith(`${name}.`));

/**
 * What every form does: it reads its fields, says what is wrong at the field and moves the focus there, is sent once by a
 * double click or a held Enter and not at all while it is pending, and clears its fields on Reset. The fields keep their
 * own values.
 */
export function useForm<Values extends object>({
  fields,
  defaultValues,
  onValuesChange,
  pending = false,
  fieldErrors = noErrors,
  validate,
  onSubmit,
  onInvalid,
  labels,
}: FormOptions<Values>): FormState<Values> {
  const words = useLabels('Form', formLabels, labels);
  const { locale } = useLocale();
  const [resetKey, setResetKey] = useState(0);
  const [errors, setErrors] = useState(noErrors);
  const [editedNames, setEditedNames] = useState(noNames);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React also passes on the events of a form in a dialog that is rendered in this one.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const values = readValues(form, locale);
    const constraintErrors = findErrors(form, values, fields ?? {}, words);
    const found = validate?.(values as Values, constraintErrors) ?? constraintErrors;
    // What is wrong is there when the focus goes to it.
    flushSync(() => {
      setErrors(found);
      setEditedNames(noNames);
    });
    if (Object.keys(found).length === 0) return onSubmit?.(values as Values);
    focusFirstError(form, found);
    onInvalid?.(found);
  };

  return {
    errors,
    resetKey,
    field: (name) => {
      const { required = false, min, max, step } = fields?.[name] ?? {};
      const defaultValue = defaultValues?.[name];
      return {
        name,
        required,
        ...(defaultValue !== undefined && { defaultValue }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(step !== undefined && { step }),
        error: isEdited(editedNames, name)
          ? undefined
          : (errorOf(errors, name, words) ?? errorOf(fieldErrors, name, words)),
      };
    },
    list: (name) => {
      const found = isEdited(editedNames, name) ? noErrors : { ...fieldErrors, ...errors };
      return { name, error: found[name], fieldErrors: entryErrors(found, name) };
    },
    formProps: (props = {}) => ({
      noValidate: true,
      ...props,
      onSubmit: handleSubmit,
      // `pending` alone is not enough: it may come after the second click, and may have ended before it.
      onClick: (event) => {
        props.onClick?.(event);
        const isSubmit = (event.target as Element).closest('button')?.type === 'submit';
        if (isSubmit && event.detail > 1) event.preventDefault();
      },
      onKeyDown: (event) => {
        props.onKeyDown?.(event);
        if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
          event.preventDefault();
      },
      onInput: (event) => {
        props.onInput?.(event);
        if (((event.target as HTMLInputElement).form ?? event.currentTarget) !== event.currentTarget) return;
        onValuesChange?.(readValues(event.currentTarget, locale) as Values);
        // The error of a field goes as soon as the field is edited.
        const name = nameOf(event.target as Element);
        if (name && !editedNames.has(name)) setEditedNames(new Set([...editedNames, name]));
      },
      onReset: (event) => {
        props.onReset?.(event);
        if (event.target !== event.currentTarget) return;
        // Some fields keep their value in React, where a browser's reset does not reach.
        setResetKey(resetKey + 1);
        setErrors(noErrors);
        setEditedNames(noNames);
      },
    }),
  };
}
