/** What is wrong with the fields of a form, a sentence each, by the fields' names; an entry of a list is `images.1`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The text of a field, without the spaces around it; empty when the form has no such field. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The texts under one name, without the spaces around them. */
export const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));

/** What is wrong with a field. For a list it is its first faulty entry, with its number. */
export function errorOf(errors: FieldErrors, name: string): string | undefined {
  if (errors[name]) return errors[name];
  const [path, sentence] = Object.entries(errors).find(([path]) => path.startsWith(`${name}.`)) ?? [];
  return path && `No. ${Number(path.slice(name.length + 1)) + 1}: ${sentence}`;
}

/** The name under which a form gets a control's value: its own, or that of the value it stands for. */
export const nameOf = (element: Element) => element.getAttribute('name') ?? element.getAttribute('data-name');

/** Puts the focus onto the first field, in the order of the form, that something is wrong with. */
export function focusFirstFault(form: HTMLFormElement, errors: FieldErrors): void {
  const fault = [...form.elements].find(
    (element) => errorOf(errors, nameOf(element) ?? '') && element.matches(':enabled:not([type="hidden"])'),
  );
  if (fault instanceof HTMLElement) fault.focus();
}
