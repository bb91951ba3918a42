import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { stockLog } from '#fixtures/inventory.ts';
import { longTextProduct } from '#fixtures/products.ts';
import { contract } from './StockLog.contract.ts';
import { StockLog } from './StockLog.tsx';

const meta = {
  title: 'Trade/Products/StockLog',
  component: StockLog,
  parameters: { contract, operated: 'Error' },
  decorators: [width(480)],
  args: { entries: stockLog, unit: 'kg', timeZone: 'Asia/Kolkata' },
} satisfies Meta<typeof StockLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', more: 'end' } };

/** More by people, fewer by orders and people, and a long page that has a next one. */
export const States: Story = { args: { more: 'error', onLoadMore: fn() } };

export const Loading: Story = { args: { entries: [], state: 'loading' } };

/** A product whose stock is as it was when it was added. */
export const Empty: Story = { args: { entries: [] } };

export const Error: Story = { args: { entries: [], state: 'error', onRetry: fn() } };

export const LongText: Story = {
  args: {
    entries: [
      {
        id: 'long',
        change: -123_456_789,
        quantity: 876_543_211,
        reason: longTextProduct.name,
        memberName: 'Venkatanarasimharajuvaripeta Subramaniam',
        at: '2026-03-11T09:45:00Z',
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
