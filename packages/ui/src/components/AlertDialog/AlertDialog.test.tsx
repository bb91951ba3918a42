import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './AlertDialog.contract.ts';
import { AlertDialog } from './AlertDialog.tsx';

const question = {
  title: 'Remove connection?',
  description: 'You can connect again.',
  confirmLabel: 'Remove',
  onConfirm: () => {},
};

describeConformance({
  contract,
  render: (props) => <AlertDialog {...question} defaultOpen {...props} />,
  examples: [
    <AlertDialog key="busy" {...question} tone="critical" busy defaultOpen />,
    <AlertDialog key="closed" {...question} trigger={<button type="button">Remove connection</button>} />,
  ],
});

describe('An alert dialog that animates out', () => {
  const presses: [string, (confirm: HTMLElement) => Promise<void>][] = [
    ['a double click', (confirm) => userEvent.dblClick(confirm)],
    ['a held Enter', () => userEvent.keyboard('{Enter>3/}')],
    [
      'an Enter that is repeated before the next frame',
      async () => {
        const press = () => (document.activeElement as HTMLElement).click();
        press();
        await Promise.resolve();
        press();
      },
    ],
  ];
  it.each(presses)('confirms %s once', async (_name, press) => {
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    document.documentElement.style.setProperty('--gh-duration-fast', '1s');
    document.documentElement.style.setProperty('--gh-ease-in-out', 'ease');
    const onConfirm = vi.fn<() => void>();
    const { root } = openRoot();
    root.render(<AlertDialog {...question} onConfirm={onConfirm} defaultOpen />);
    const confirm = () => document.querySelector<HTMLElement>('[data-part="actions"] > button:last-child');
    await expect.poll(confirm).toHaveFocus();
    await press(confirm()!);
    await expect.poll(() => document.querySelector('[role="alertdialog"]')).toBeNull();
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
