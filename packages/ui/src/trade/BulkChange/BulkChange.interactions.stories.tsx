import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { products } from '#fixtures/products.ts';
import { BulkChange } from './BulkChange.tsx';

const meta = {
  title: 'Trade/Products/BulkChange/Interactions',
  component: BulkChange,
  tags: ['!autodocs', '!manifest'],
  args: {
    products,
    priceAfter: fn((price: number, percent: number) => price + percent),
    onPricesChange: fn(),
    onDiscountChange: fn(),
    onArchive: fn(),
  },
} satisfies Meta<typeof BulkChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LowersPricesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Change prices' }).focus();
    await userEvent.keyboard('{Enter}');
    const percent = await screen.findByRole('textbox', { name: 'By' });
    screen.getByRole('radio', { name: 'Up' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(percent, '4');
    const examples = within(screen.getByRole('list', { name: 'For example' })).getAllByRole('listitem');
    await expect(examples).toHaveLength(3);
    // The caller computes the prices.
    await expect(examples[0]).toHaveTextContent('Rs. 1,000.00 Rs. 996.00');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPricesChange).toHaveBeenLastCalledWith(-4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AnErrorKeepsTheDialog: Story = {
  args: { onDiscountChange: fn(() => Promise.reject(new Error('Two products have gone.'))) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set discount' }));
    const discount = await screen.findByRole('textbox', { name: 'Discount' });
    await userEvent.type(discount, '101{Enter}');
    await expect(discount).toBeInvalid();
    await expect(args.onDiscountChange).not.toHaveBeenCalled();
    await userEvent.clear(discount);
    await userEvent.type(discount, '10{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Two products have gone.');
    await expect(discount).toHaveValue('10');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BusyIgnoresPresses: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive' }));
    await expect(args.onArchive).not.toHaveBeenCalled();
  },
};
