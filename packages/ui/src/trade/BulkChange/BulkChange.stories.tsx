import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longTextProduct, products } from '#fixtures/products.ts';
import { contract } from './BulkChange.contract.ts';
import { BulkChange } from './BulkChange.tsx';

const meta = {
  title: 'Trade/Products/BulkChange',
  component: BulkChange,
  parameters: { contract, anatomy: 'Prices' },
  args: {
    products,
    count: 12,
    priceAfter: (price, percent) => Math.round(price * (100 + percent)) / 100,
    onPricesChange: fn(),
    onDiscountChange: fn(),
    onArchive: fn(),
  },
} satisfies Meta<typeof BulkChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPrices = async (canvasElement: HTMLElement, percent: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change prices' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'By' }), percent);
};

/** In a frame of its own, as high as an open dialog needs. */
const framed = { docs: { story: { inline: false, height: 560 } } };

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'row', busy: false } };

/** At the bottom of a phone the buttons share its width. */
export const Bar: Story = {
  args: { layout: 'bar' },
  globals: { viewport: { value: 'mobile1' } },
};

/** What a change makes of the first three products shows while one types. */
export const Prices: Story = {
  parameters: framed,
  play: ({ canvasElement }) => openPrices(canvasElement, '4'),
};

export const Discount: Story = {
  parameters: framed,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set discount' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Discount' }), '7.5');
  },
};

/** A change that the server refused. */
export const States: Story = {
  parameters: framed,
  args: { onPricesChange: fn(() => Promise.reject(new Error('A price is at most Rs. 10,000,000,000.00.'))) },
  play: async ({ canvasElement }) => {
    await openPrices(canvasElement, '100');
    await userEvent.click(screen.getByRole('button', { name: 'Change 12 products' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: framed,
  args: { products: [longTextProduct], count: 1 },
  play: ({ canvasElement }) => openPrices(canvasElement, '33.33'),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  parameters: framed,
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => openPrices(canvasElement, '4'),
};
