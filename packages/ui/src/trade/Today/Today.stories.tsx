import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { todayItems } from '#fixtures/catching-up.tsx';
import { contract } from './Today.contract.ts';
import { Today } from './Today.tsx';

const meta = {
  title: 'Trade/Frame/Today',
  component: Today,
  parameters: { contract },
  args: { items: todayItems, onNavigate: fn() },
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

const every = [
  ...todayItems,
  ...(['ordersOverdue', 'estimates', 'messages', 'connectionRequests'] as const).map(item),
];
function item(key: 'ordersOverdue' | 'estimates' | 'messages' | 'connectionRequests', index: number) {
  return { key, count: index + 1, href: `#${key}` };
}

export const Default: Story = {};

export const Playground: Story = { args: { labels: { today: 'What waits' } } };

/** Only what there is shows. */
export const One: Story = { args: { items: todayItems.map((one, index) => ({ ...one, count: 1 - index })) } };

/** A count of 100 and more is 99+. */
export const Many: Story = { args: { items: every.map((one) => ({ ...one, count: 100 })) } };

/** All there can be, and one of each. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Today {...args} items={every} />
      <Today {...args} aria-label="One of each" items={every.map((one) => ({ ...one, count: 1 }))} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(320)], args: { items: every } };
