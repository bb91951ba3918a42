import type { ReactNode } from 'react';
import type { FormLabels } from '#lib/form.labels.ts';

/** What is wrong with the fields of a form, a sentence each, by the fields' names; an entry of a list is `images.1`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a field takes. */
export interface FieldConstraints {
  /** Whether it has to be filled in. */
  required?: boolean;
  /** The most characters of a text. More can be typed, and are an error when the form is sent. */
  maxLength?: number;
  /** The least number. */
  min?: number;
  /** The greatest number. */
  max?: number;
  /** What a number is a multiple of: 1 for whole numbers, 0.01 for two decimals. */
  step?: number;
  /** The most entries of a list. */
  maxItems?: number;
}

/** What the fields of a form take, by their names. */
export type FormFields<Values> = Readonly<
  Partial<Record<keyof Values, Readonly<FieldConstraints> | undefined>>
>;

/** What every form takes. `Values` is what it gives when it is sent, `Draft` what is kept while it is written. */
export interface FormProps<Values, Draft = Values> {
  /**
   * What the fields take, for instance the limits of the server.
   * @default the fields that have to be filled in
   */
  fields?: FormFields<Values> | undefined;
  /**
   * The initial values of the fields.
   * @default {}
   */
  defaultValues?: Readonly<Partial<Draft>> | undefined;
  /** Called with all values at every change but Reset, for instance to keep them over a reload. */
  onValuesChange?: ((values: Draft) => void) | undefined;
  /**
   * Whether the form is being saved: its button shows it, and the form cannot be sent again.
   * @default false
   */
  pending?: boolean | undefined;
  /** Why saving failed. What was written stays. */
  error?: ReactNode;
  /**
   * What the server found wrong with single fields, by their names; shown at the field.
   * @default {}
   */
  fieldErrors?: FieldErrors | undefined;
  /** Called with the values when the form is sent and no error is found. */
  onSubmit?: ((values: Values) => void) | undefined;
}

/** The path of an error of the field: its name, or that of its first wrong entry. */
const pathOf = (errors: FieldErrors, name: string) =>
  errors[name] ? name : Object.keys(errors).find((path) => path.startsWith(`${name}.`));

/** Whether a field, or an entry of it, has an error. */
export const hasError = (errors: FieldErrors, name: string): boolean => pathOf(errors, name) !== undefined;

/** The errors of the entries of a list, by their paths in it: `1.price`. */
export const entryErrors = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, error]) => [path.slice(name.length + 1), error]),
  );

/** The error of a field. For a list it is that of its first wrong entry, with its number. */
export function errorOf(
  errors: FieldErrors,
  name: string,
  words: Pick<FormLabels, 'entry'>,
): string | undefined {
  const path = pathOf(errors, name);
  if (path === undefined || path === name) return errors[name];
  return words.entry(Number.parseInt(path.slice(name.length + 1), 10) + 1, errors[path]!);
}
