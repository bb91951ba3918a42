import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { controlsOf, nameOf } from '#lib/form-values.ts';

/** Renders a form until the test is finished, writes into its fields by their names, and sends it. */
export function sendForm(
  element: ReactElement,
  texts: Readonly<Record<string, string>> = {},
): HTMLFormElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
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
