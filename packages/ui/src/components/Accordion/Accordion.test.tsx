import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './Accordion.contract.ts';
import { Accordion } from './Accordion.tsx';

describeConformance({
  contract,
  render: (props) => <Accordion items={[{ value: 'a', title: 'Delivery', content: 'A week.' }]} {...props} />,
  examples: [
    <Accordion
      key="one"
      open="one"
      items={[{ value: 'a', title: 'Delivery', meta: 0, content: 'A week.', defaultOpen: true }]}
    />,
  ],
});

it('closes and opens by the keys of the browser, and tells of it', async () => {
  const onOpenChange = vi.fn<(value: string, open: boolean) => void>();
  const { container, root } = openRoot({ act: true });
  await act(async () =>
    root.render(
      <Accordion
        items={[{ value: 'a', title: 'Delivery', content: 'A week.' }]}
        onOpenChange={onOpenChange}
      />,
    ),
  );
  const section = container.querySelector('details')!;
  await userEvent.click(container.querySelector('summary')!);
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual(['a', true]);
  for (const [key, open] of [
    ['{Enter}', false],
    [' ', true],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual(['a', open]);
    expect(section.open).toBe(open);
  }
});
