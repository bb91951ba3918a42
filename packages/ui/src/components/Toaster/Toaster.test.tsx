import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { createToaster } from './create-toaster.ts';
import { contract } from './Toaster.contract.ts';
import { Toaster } from './Toaster.tsx';

/** Drags a toast to the right with the mouse, by a part of its width. */
async function drag(toast: Element, part: number) {
  const { width } = toast.getBoundingClientRect();
  await userEvent.dragAndDrop(toast, toast, {
    sourcePosition: { x: 4, y: 8 },
    targetPosition: { x: 4 + width * part, y: 8 },
  });
}

const toaster = createToaster();
toaster.toast('Connection request sent successfully!', { duration: Infinity });

describeConformance({
  contract,
  render: (props) => <Toaster toaster={toaster} {...props} />,
});

describe('A toast that is dragged', () => {
  it('comes back below 80 percent of its width and goes above', async () => {
    const store = createToaster();
    const { root } = openRoot();
    root.render(<Toaster toaster={store} />);
    store.toast('Saved', { duration: Infinity });
    const findToast = () => document.querySelector('li');
    await expect.poll(findToast).not.toBeNull();
    await drag(findToast()!, 0.7);
    expect(store.getSnapshot()).toMatchObject([{ open: true }]);
    await drag(findToast()!, 0.9);
    expect(store.getSnapshot()).toMatchObject([{ open: false }]);
    await expect.poll(findToast).toBeNull();
  });
});

it('does its action once for a double click', async () => {
  const store = createToaster();
  const { root } = openRoot();
  root.render(<Toaster toaster={store} />);
  const onPress = vi.fn<() => void>();
  store.toast('Product deleted.', { duration: Infinity, action: { label: 'Undo', onPress } });
  await expect.poll(() => document.querySelector('[data-part="follow-up"]')).not.toBeNull();
  await userEvent.dblClick(document.querySelector('[data-part="follow-up"]')!);
  expect(onPress).toHaveBeenCalledOnce();
});

it('closes in time after another was closed by mouse', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const store = createToaster();
  const page = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => page.remove());
  const { root } = openRoot();
  root.render(<Toaster toaster={store} />);
  const first = store.toast('First', { duration: Infinity });
  await expect.poll(() => document.querySelector('li')).not.toBeNull();
  await userEvent.hover(document.querySelector('li')!);
  store.toast('Second', { duration: 100 });
  await expect.poll(() => document.querySelectorAll('li')).toHaveLength(2);
  await userEvent.click(document.querySelector(`[data-id="${first}"] > [data-part="close"]`)!);
  await expect.poll(() => document.querySelectorAll('li')).toHaveLength(1);
  await userEvent.hover(page);
  await expect.poll(() => document.querySelector('li')).toBeNull();
});

it('shows what replaces a toast for as long as that says', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const store = createToaster();
  const { root } = openRoot();
  root.render(<Toaster toaster={store} />);
  const id = store.toast('Saving', { duration: 60_000 });
  await expect.poll(() => document.querySelector('li')?.textContent).toBe('Saving');
  const toast = document.querySelector('li');
  store.toast('Saved', { id, duration: 100 });
  await expect.poll(() => toast?.textContent).toBe('Saved');
  await expect.poll(() => document.querySelector('li')).toBeNull();
});

it('begins the time anew for what replaces a toast', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const start = vi.spyOn(window, 'setTimeout');
  const begun = () => start.mock.calls.filter(([, time = 0]) => time >= 60_000).length;
  const store = createToaster();
  const { root } = openRoot();
  root.render(<Toaster toaster={store} />);
  const id = store.toast('Saving', { duration: 60_000 });
  await expect.poll(begun).toBe(1);
  store.toast('Saved', { id, duration: 60_000 });
  await expect.poll(begun).toBe(2);
});

describe('createToaster', () => {
  it('tells its listeners of every change, until they leave', () => {
    const store = createToaster();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    const id = store.toast('Saved');
    store.dismiss(id);
    leave();
    store.toast('Saved again');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('gives a toast 5000 ms that says nothing else', () => {
    const store = createToaster();
    store.toast('Saved');
    expect(store.getSnapshot()).toMatchObject([{ duration: 5000 }]);
  });

  it('keeps the same list until it changes', () => {
    const store = createToaster();
    store.toast('Saved');
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });

  it('lets a dismissed toast leave before it is gone', () => {
    vi.useFakeTimers();
    const store = createToaster();
    const id = store.toast('First');
    store.toast('Second', { tone: 'critical', duration: 6000 });
    store.dismiss(id);
    expect(store.getSnapshot().map(({ open }) => open)).toEqual([false, true]);
    vi.runAllTimers();
    expect(store.getSnapshot()).toMatchObject([{ message: 'Second', tone: 'critical', duration: 6000 }]);
    store.dismiss();
    vi.runAllTimers();
    expect(store.getSnapshot()).toEqual([]);
  });

  it('shows the newest, and older ones when there is room again', () => {
    vi.useFakeTimers();
    const store = createToaster({ limit: 2 });
    const messages = () => store.getSnapshot().map(({ message }) => message);
    store.toast('First');
    store.toast('Second');
    const third = store.toast('Third');
    expect(messages()).toEqual(['Second', 'Third']);
    store.dismiss(third);
    vi.runAllTimers();
    expect(messages()).toEqual(['First', 'Second']);
    store.toast('Fourth');
    store.dismiss();
    expect(messages()).toEqual(['Second', 'Fourth']);
    vi.runAllTimers();
    expect(messages()).toEqual([]);
  });

  it('replaces the toast that has the id, in its place or, if it waits, as the newest', () => {
    vi.useFakeTimers();
    const store = createToaster({ limit: 2 });
    const messages = () => store.getSnapshot().map(({ message }) => message);
    const id = store.toast('Saving');
    store.toast('Second');
    expect(store.toast('Saved', { id, tone: 'positive' })).toBe(id);
    expect(store.getSnapshot()).toMatchObject([
      { message: 'Saved', tone: 'positive' },
      { message: 'Second' },
    ]);
    store.toast('Third');
    store.toast('Saved again', { id });
    expect(messages()).toEqual(['Third', 'Saved again']);
    store.dismiss(id);
    store.toast('Not saved', { id });
    vi.runAllTimers();
    expect(messages()).toEqual(['Third', 'Not saved']);
  });

  it('shares nothing with another store', () => {
    const [one, other] = [createToaster(), createToaster()];
    one.toast('Saved');
    expect(other.getSnapshot()).toEqual([]);
  });
});
