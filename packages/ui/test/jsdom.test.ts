// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { fireEvent, within } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Rules one by one, as in production: as text jsdom would parse all of them again for each one.
vi.hoisted(() => Object.assign(globalThis, { SC_DISABLE_SPEEDY: false }));

// What an app's tests meet without a set-up file: no ResizeObserver, IntersectionObserver, matchMedia or scrollIntoView.

type Stories = Parameters<typeof composeStories>[0];

const stories = import.meta.glob<Stories>(['../src/*/*/*.stories.tsx', '!**/*.interactions.stories.tsx'], {
  eager: true,
});
const components = new Map(
  Object.entries(stories).map(([path, module]) => [/(\w+)\.stories/.exec(path)![1]!, module]),
);

const complain = vi.fn<(...args: unknown[]) => void>();
const cleanups: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await act(async () => cleanup());
  document.body.replaceChildren();
  complain.mockClear();
});

async function mount(name: string): Promise<void> {
  const { Default } = composeStories(components.get(name)!) as Record<string, () => null>;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  cleanups.push(() => root.unmount());
  await act(async () => root.render(createElement(Default!)));
}

/** A press by mouse, then by keyboard, and a letter where one can write. */
async function operate(control: HTMLElement): Promise<void> {
  await act(async () => {
    for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) {
      await fireEvent[type](control);
    }
    control.focus();
    await fireEvent.keyDown(control, { key: 'ArrowDown' });
    if (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(control.type)) {
      await fireEvent.change(control, { target: { value: '1' } });
    }
  });
}

const page = within(document.body);
const press = async (name: string) => operate(await page.findByRole('button', { name }));

it('is an environment without what browsers have', () => {
  expect([typeof ResizeObserver, typeof IntersectionObserver, typeof matchMedia]).toEqual(
    Array.from({ length: 3 }, () => 'undefined'),
  );
  expect('scrollIntoView' in document.body).toBe(false);
});

it.each([...components.keys()])('%s renders, and all its controls can be used', async (name) => {
  await mount(name);
  expect(document.querySelector('[data-component]')).not.toBeNull();
  const controls = document.querySelectorAll<HTMLElement>('button, input, textarea, select, [tabindex="0"]');
  for (const control of controls) if (control.isConnected) await operate(control);
  const complaints = complain.mock.calls.map((call) => call.map(String).join(' '));
  // jsdom does not know the element <search> yet, which changes nothing.
  expect(complaints.filter((text) => !/tag <%s> is unrecognized.* search$/.test(text))).toEqual([]);
});

describe('what needs a layout in a browser', () => {
  it('shows the name of an icon button that Tab has come to', async () => {
    await mount('IconButton');
    const button = page.getByRole('button');
    await fireEvent.keyUp(button, { key: 'Tab' });
    expect((await page.findByText(button.ariaLabel!)).isConnected).toBe(true);
  });

  it.each([
    ['Slider', 'Next slide', '2 of'],
    ['ImageCarousel', 'Next image', 'image 2 of'],
  ])('%s goes on', async (name, button, shown) => {
    await mount(name);
    await press(button);
    const slide = document.querySelector('[data-part="slide"]:not([inert], [aria-hidden="true"])');
    expect(slide?.outerHTML).toContain(shown);
  });
});
