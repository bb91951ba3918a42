import { controlsOf, nameOf, type FormControl } from '#lib/form-values.ts';
import type { FormLabels } from '#lib/form.labels.ts';
import { hasError, type FieldConstraints, type FieldErrors } from '#lib/forms.ts';
import { scrollIntoView } from '#lib/platform.ts';

/** The label of a control, as it is shown. */
function labelOf(control: FormControl): string {
  const label =
    control.type === 'radio'
      ? control.closest('fieldset')?.querySelector('legend > [data-part="label"]')
      : control.labels?.[0];
  return label?.textContent ?? '';
}

/** What is wrong with a control; undefined when nothing is, or when the browser does not check it. */
function explain(
  control: FormControl,
  value: unknown,
  constraints: FieldConstraints,
  words: FormLabels,
): string | undefined {
  const { validity } = control;
  const { maxLength = Infinity, maxItems = Infinity } = constraints;
  if (!control.willValidate) return undefined;
  // The browser is content with spaces, and with a text in a Combobox that is no answer.
  if (validity.valueMissing || (control.required && (value === '' || value === null)))
    return words.required(labelOf(control));
  // Browsers disagree on what an email address is: a form that needs one validates it.
  if (!validity.valid && !validity.typeMismatch) return control.validationMessage;
  // The browser would cut off a text that is too long, and counts some characters as two; the server counts as here.
  if (typeof value === 'string' && Array.from(value).length > maxLength)
    return words.maxLength(labelOf(control), maxLength);
  if (Array.isArray(value) && value.length > maxItems) return words.maxItems(labelOf(control), maxItems);
  return undefined;
}

/** What is wrong with the values of a form, by the rules of the browser and by `fields`. */
export function findErrors(
  form: HTMLFormElement,
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, FieldConstraints | undefined>>,
  words: FormLabels,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const name = nameOf(control)!;
    const error = explain(control, values[name], fields[name] ?? {}, words);
    if (error) errors[name] ??= error;
  }
  return errors;
}

/**
 * Moves the focus to the first control, in the order of the form, whose field has an error, and shows what is said of it,
 * which the field describes itself by.
 */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const first = controlsOf(form).find(
    (control) => control.willValidate && hasError(errors, nameOf(control)!),
  );
  first?.focus();
  const [errorId = ''] = first?.closest('[aria-invalid]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = document.getElementById(errorId);
  if (error) scrollIntoView(error, 'nearest');
}
