import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './Drawer.contract.ts';
import { Drawer } from './Drawer.tsx';

describeConformance({
  contract,
  render: (props) => (
    <Drawer title="Filters" defaultOpen {...props}>
      The fields.
    </Drawer>
  ),
  examples: [
    <Drawer
      key="start"
      title="Filters"
      description="12 products."
      edge="start"
      size="lg"
      defaultOpen
      actions={<button type="button">Show</button>}
    />,
    <Drawer key="closed" title="Filters" trigger={<button type="button">Filters</button>} />,
  ],
});

const { innerWidth, innerHeight } = window;
afterEach(async () => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('style');
  await page.viewport(innerWidth, innerHeight);
});

it.each([
  ['end', 'ltr', 1000, { left: 580, right: 1000, top: 0, bottom: 800 }],
  ['end', 'rtl', 1000, { left: 0, right: 420, top: 0, bottom: 800 }],
  ['start', 'ltr', 1000, { left: 0, right: 420, top: 0, bottom: 800 }],
  ['start', 'rtl', 1000, { left: 580, right: 1000, top: 0, bottom: 800 }],
  ['end', 'ltr', 360, { left: 0, right: 360, bottom: 800 }],
] as const)('lies at the %s in %s at %i px', async (edge, dir, width, box) => {
  await page.viewport(width, 800);
  document.documentElement.dir = dir;
  document.documentElement.style.setProperty('--gh-space-6', '48px');
  const { root } = openRoot({ act: true });
  await act(async () => root.render(<Drawer title="Filters" edge={edge} defaultOpen />));
  const panel = document.querySelector('[data-part="panel"]')!;
  await expect.poll(() => panel.getBoundingClientRect()).toMatchObject(box);
});
