import { expect, it, vi } from 'vitest';
import { createToastStore } from './toasts.ts';

it('shows for 5 seconds unless told otherwise, and takes away what was dismissed', () => {
  const store = createToastStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.show('info', 'First');
  store.show('critical', 'Second', 6000);
  expect(store.getSnapshot()).toMatchObject([
    { tone: 'info', text: 'First', duration: 5000 },
    { tone: 'critical', text: 'Second', duration: 6000 },
  ]);
  store.dismiss(store.getSnapshot()[0]!.id);
  expect(store.getSnapshot().map(({ text }) => text)).toEqual(['Second']);
  expect(listener).toHaveBeenCalledTimes(3);
});
