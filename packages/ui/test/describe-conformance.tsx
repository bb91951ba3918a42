import { act, createRef, type CSSProperties, type ReactElement, type Ref } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  /** Further uses, until every part and data attribute of the contract has been seen. */
  examples?: readonly ReactElement[];
  /** Brings an example into a state that only use leads to, for instance by pressing a button. */
  reach?: (root: Element) => void | Promise<void>;
  /** True when the component shows what it fetches or waits for before it is whole. */
  settled?: (root: Element) => boolean;
}

/** What Radix writes for its own use and its own documentation. */
const attributesOfRadix = [
  'data-orientation',
  'data-side',
  'data-align',
  'data-radix-collection-item',
  'data-radix-popper-side',
  'data-radix-popper-align',
  'data-radix-menu-content',
  'data-swipe-direction',
  'data-radix-toast-announce-exclude',
];

const cleanups: (() => void)[] = [];

async function show(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  cleanups.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  await act(async () => root.render(element));
}

/** Parts and attributes of this component alone, without those of components nested in it. */
function seen({ name }: ComponentContract) {
  const own = [...document.querySelectorAll('[data-component], [data-part]')].filter(
    (element) => element.closest('[data-component]')?.getAttribute('data-component') === name,
  );
  const attributes = own.flatMap((element) => element.getAttributeNames());
  return {
    parts: own.map((element) => element.getAttribute('data-part')).filter((part) => part !== null),
    attributes: attributes.filter((attribute) => attribute.startsWith('data-')),
  };
}

/** Holds a component to its contract in the browser: the root, the parts, the attributes, server rendering. */
export function describeConformance({ contract, render, examples = [], reach, settled }: Options): void {
  const findRoot = () => document.querySelector(`[data-component='${contract.name}']`);

  describe(`${contract.name} keeps its contract`, () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    afterEach(() => {
      for (const cleanup of cleanups.splice(0)) cleanup();
    });

    it('lets ref, className, style, data-* and aria-* reach the root or the control', async () => {
      const ref = createRef<never>();
      await show(
        render({
          ref,
          className: 'of-the-consumer',
          style: { order: 7 },
          'data-testid': 'root',
          'aria-keyshortcuts': 'G',
        }),
      );
      const root = findRoot();
      const target = contract.control ? root?.querySelector("[data-part='control']") : root;
      expect(root?.localName).toBe(contract.element);
      expect(target?.localName).toBe(contract.control ?? contract.element);
      expect(ref.current).toBe(target);
      expect(root).toHaveProperty('className', expect.stringContaining('of-the-consumer'));
      expect(root).toHaveProperty('style.order', '7');
      expect(target?.getAttribute('data-testid')).toBe('root');
      expect(target?.getAttribute('aria-keyshortcuts')).toBe('G');
    });

    it('renders the parts and data attributes it declares, and no others', async () => {
      const parts = new Set(['root']);
      const attributes = new Set<string>();
      for (const element of [render({}), ...examples]) {
        await show(element);
        const record = () => {
          const found = seen(contract);
          for (const part of found.parts) parts.add(part);
          for (const attribute of found.attributes) attributes.add(attribute);
        };
        record();
        const root = findRoot();
        if (settled && root) {
          vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
          await expect.poll(() => settled(root)).toBe(true);
          vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
          record();
        }
        if (reach && root) {
          await act(async () => reach(root));
          record();
        }
        for (const cleanup of cleanups.splice(0)) cleanup();
      }
      const common = ['data-component', 'data-part', 'data-testid', ...attributesOfRadix];
      expect([...parts].sort()).toEqual(Object.keys(contract.parts).sort());
      expect([...attributes].filter((attribute) => !common.includes(attribute)).sort()).toEqual(
        Object.keys(contract.dataAttributes).sort(),
      );
    });

    it.each([render({}), ...examples].map((element, index) => [index, element] as const))(
      'renders example %i on the server and hydrates it without a word',
      async (_, element) => {
        const complaints = vi.spyOn(console, 'error').mockReturnValue();
        const onRecoverableError = vi.fn<(error: unknown) => void>();
        const container = document.body.appendChild(document.createElement('div'));
        container.innerHTML = renderToString(element);
        const served = container.firstElementChild;
        const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
        cleanups.push(() => {
          act(() => root.unmount());
          container.remove();
        });
        expect(onRecoverableError).not.toHaveBeenCalled();
        expect(complaints).not.toHaveBeenCalled();
        expect(container.firstElementChild).toBe(served);
        complaints.mockRestore();
      },
    );
  });
}
