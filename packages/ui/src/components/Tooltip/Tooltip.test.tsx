import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './Tooltip.contract.ts';
import { Tooltip } from './Tooltip.tsx';

const control = <button type="button">Archive</button>;

describeConformance({
  contract,
  render: (props) => (
    <Tooltip content="Control+E" defaultOpen {...props}>
      {control}
    </Tooltip>
  ),
  examples: [
    <Tooltip key="closed" content="Control+E">
      {control}
    </Tooltip>,
  ],
});

it('does not show to a finger', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onClick = vi.fn<() => void>();
  const { container, root } = openRoot({ act: true });
  await act(async () =>
    root.render(
      <Tooltip content="Control+E" delay={0} onOpenChange={onOpenChange}>
        <button type="button" onClick={onClick}>
          Archive
        </button>
      </Tooltip>,
    ),
  );
  const button = container.querySelector('button')!;
  const { x, y } = button.getBoundingClientRect();
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  const session = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };
  const touchPoints = [{ x: frame.x + (x + 8) * scale, y: frame.y + (y + 8) * scale }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
  expect(document.activeElement).toBe(button);
  expect(onOpenChange).not.toHaveBeenCalledWith(true);
});
