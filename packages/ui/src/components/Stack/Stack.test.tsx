import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Space } from '#lib/space.ts';
import { tokens } from '#tokens/tokens.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './Stack.contract.ts';
import { Stack } from './Stack.tsx';

describeConformance({
  contract,
  render: (props) => <Stack {...props}>Steel</Stack>,
  examples: [
    <Stack key="list" as="ul" gap="1-5" align="start">
      <li>Steel</li>
    </Stack>,
  ],
});

it('has a gap for every step of the grid', async () => {
  const names = Object.keys(tokens).filter((name) => name.startsWith('space-'));
  const { container, root } = openRoot({ act: true });
  for (const name of names) {
    container.style.cssText = `--gh-${name}: 7px`;
    await act(async () => root.render(<Stack gap={name.replace('space-', '') as Space}>Steel</Stack>));
    expect(getComputedStyle(container.firstElementChild!).rowGap, name).toBe('7px');
  }
});

it('renders its gap without an inline style, which a content security policy may forbid', () => {
  expect(renderToStaticMarkup(<Stack gap="half" />)).not.toContain('style=');
});
