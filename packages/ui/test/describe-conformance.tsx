import { act, createRef, type CSSProperties, type ReactElement, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ComponentContract } from '#docs/contract.ts';

interface RootProps {
  ref?: Ref<never>;
  className?: string;
  style?: CSSProperties;
  'data-testid'?: string;
  'aria-keyshortcuts'?: string;
}

interface Options {
  contract: ComponentContract;
  /** The smallest correct use; spread the props onto the component. */
  render: (props: RootProps) => ReactElement;
  /** Further uses, for the markup that the smallest one does not have. */
  examples?: readonly ReactElement[];
}

/** As a server in another time zone writes the times. */
function moveTimes(container: HTMLElement) {
  for (const time of container.querySelectorAll('time'))
    for (const node of time.childNodes) if (node instanceof Text) node.data += ' UTC';
}

/**
 * Renders on the server, in another time zone, and hydrates that markup, which must neither fail nor be replaced nor warn.
 */
async function hydrate(element: ReactElement) {
  const onConsoleError = vi.spyOn(console, 'error').mockReturnValue();
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(element);
  moveTimes(container);
  const served = container.firstElementChild;
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
  onTestFinished(() => root.unmount());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onConsoleError).not.toHaveBeenCalled();
  expect(container.firstElementChild).toBe(served);
}

/**
 * Holds a component to its contract in the browser: server rendering, and what its root passes on. The rules in
 * `test/rules` hold its parts and attributes to the contract.
 */
export function describeConformance({ contract, render, examples = [] }: Options): void {
  describe(`${contract.name} keeps its contract`, () => {
    beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

    it('hydrates, and passes ref, className, style, data-* and aria-* to the root or the control', async () => {
      const ref = createRef<never>();
      await hydrate(
        render({
          ref,
          className: 'of-the-consumer',
          style: { order: 7 },
          'data-testid': 'root',
          'aria-keyshortcuts': 'G',
        }),
      );
      const root = document.querySelector(`[data-component='${contract.name}']`);
      const control = root?.querySelector("[data-part='control']");
      const target = contract.control ? control : root;
      expect(root?.localName).toBe(contract.element);
      expect(target?.localName).toBe(contract.control ?? contract.element);
      expect(ref.current).toBe(contract.isGroup ? control : target);
      expect(root).toHaveProperty('className', expect.stringContaining('of-the-consumer'));
      expect(root).toHaveProperty('style.order', '7');
      expect(target?.getAttribute('data-testid')).toBe('root');
      expect(target?.getAttribute('aria-keyshortcuts')).toBe('G');
    });

    it.each(examples.map((element, index) => [element.key ?? index, element] as const))(
      'hydrates its example %s',
      (_, element) => hydrate(element),
    );
  });
}
