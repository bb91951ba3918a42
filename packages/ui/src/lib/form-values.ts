import { parseNumber } from '#lib/parse-number.ts';

/** A control that people write or choose in. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a form that have a name, in their order. */
export const controlsOf = (form: HTMLFormElement): FormControl[] =>
  [...form.elements].filter(
    (element): element is FormControl =>
      element.matches('input, select, textarea') && Boolean(nameOf(element)),
  );

/** The name under which a form gets a control's value: that of the value it stands for, or its own. */
export const nameOf = (element: Element): string | null =>
  element.getAttribute('data-name') ?? element.getAttribute('name');

/** A stored text as a form reads it. */
export const asFormText = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** What a form reads from a control, as its `data-value-type` says. */
function valueOf(control: FormControl, name: string, data: FormData, locale: string): unknown {
  const type = control.dataset['valueType'];
  if (type === 'files') return data.getAll(name).filter((value) => typeof value !== 'string');
  const texts = data.getAll(name).filter((value) => typeof value === 'string');
  const [text = ''] = texts;
  if (type === 'json') return texts.map((entry) => JSON.parse(entry) as unknown);
  if (type === 'list') return texts.map((entry) => entry.trim());
  // What is written may be no number yet, which the form does not get.
  if (type === 'number') return texts.length > 0 ? parseNumber(control.value, locale) : null;
  return type === 'password' ? text : text.trim();
}

/**
 * What is written in a form, by the fields' names: texts without the spaces around them, but passwords as they are; a
 * number as `locale` writes it, null when there is none, NaN when it is no number; a list of its entries, `json` when each
 * is an object; the files of a FileField.
 */
export function readValues(form: HTMLFormElement, locale: string): Record<string, unknown> {
  const data = new FormData(form);
  const values: Record<string, unknown> = {};
  for (const control of controlsOf(form)) {
    const name = nameOf(control)!;
    // A control that stands for a hidden value comes before it.
    if (!(name in values)) values[name] = valueOf(control, name, data, locale);
  }
  return values;
}
