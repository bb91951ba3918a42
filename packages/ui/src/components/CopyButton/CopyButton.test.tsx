import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './CopyButton.contract.ts';
import { CopyButton } from './CopyButton.tsx';

describeConformance({
  contract,
  render: (props) => <CopyButton text="PO-1042" {...props} />,
  examples: [<CopyButton key="icon" text="PO-1042" label="Copy order number" iconOnly />],
});

it('shows the outcome for two seconds after the last press', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { container, root } = openRoot({ act: true });
  await act(async () => root.render(<CopyButton text="PO-1042" />));
  const press = () => act(async () => container.querySelector('button')!.click());
  const pass = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time));
  const status = () => container.querySelector('[role="status"]')!.textContent;

  await press();
  await pass(1500);
  expect(status()).toBe('Copied');
  await press();
  await pass(1500);
  expect(status()).toBe('Copied');
  await pass(500);
  expect(status()).toBe('');
});
