import { act, type ReactElement } from 'react';
import { controlsOf, nameOf } from '#lib/form-values.ts';
import { openRoot } from './open-root.ts';

/** Renders a form until the test is finished, writes into its fields by their names, and sends it. */
export function sendForm(
  element: ReactElement,
  texts: Readonly<Record<string, string>> = {},
): HTMLFormElement {
  const { container, root } = openRoot({ act: true });
  act(() => root.render(element));
  const form = container.querySelector('form')!;
  act(() => {
    for (const [name, text] of Object.entries(texts)) {
      const control = controlsOf(form).find((element) => nameOf(element) === name)!;
      // React takes notice of a value that its own setter has not seen.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  act(() => form.requestSubmit());
  return form;
}
