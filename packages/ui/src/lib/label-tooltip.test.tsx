import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { labelTooltip } from './label-tooltip.ts';

let container: HTMLElement;
let root: Root;
let control: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  flushSync(() => root.render(<button type="button" aria-label="Archive" {...labelTooltip} />));
  control = container.querySelector('button')!;
});
afterEach(() => {
  // Where the pointer is then, every name is gone.
  pointer(document.body, 'pointerover');
  root.unmount();
  container.remove();
});

const pointer = (element: Element, ...types: string[]) => {
  for (const type of types)
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
};
const pointTo = () => pointer(control, 'pointerover', 'pointermove');
const pointAway = () => {
  pointer(control, 'pointerout');
  pointer(document.body, 'pointerover', 'pointermove');
};
const tabTo = () => {
  control.focus();
  control.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
};
/** The name that shows once the code is loaded, which it never is at once, and the pointer has rested for long enough. */
const shownName = async () => {
  await import('./show-label.ts');
  await vi.advanceTimersByTimeAsync(500);
  return document.querySelector('body > [aria-hidden]')?.textContent;
};

it('shows the name of the control that the pointer is on when its code is loaded', async () => {
  pointTo();
  expect(await shownName()).toBe('Archive');
});

it('shows the name of the control that has the focus when its code is loaded', async () => {
  tabTo();
  expect(await shownName()).toBe('Archive');
  control.blur();
});

it('shows no name when the pointer has left before its code is loaded', async () => {
  pointTo();
  pointAway();
  expect(await shownName()).toBeUndefined();
});

it('shows no name over what the control has opened', async () => {
  control.setAttribute('aria-haspopup', 'menu');
  pointTo();
  control.setAttribute('aria-expanded', 'true');
  expect(await shownName()).toBeUndefined();
  pointAway();
  control.setAttribute('aria-expanded', 'false');
  pointTo();
  expect(await shownName()).toBe('Archive');
});

it('shows the name of a control that has unfolded something in place', async () => {
  control.setAttribute('aria-expanded', 'true');
  pointTo();
  expect(await shownName()).toBe('Archive');
});

it('shows no name when the focus has gone before its code is loaded', async () => {
  tabTo();
  control.blur();
  expect(await shownName()).toBeUndefined();
});

it.each(['pointer', 'focus'])(
  'shows no name when the control is gone before its code is loaded: %s',
  async (by) => {
    if (by === 'pointer') pointTo();
    else tabTo();
    flushSync(() => root.render(null));
    expect(await shownName()).toBeUndefined();
  },
);
