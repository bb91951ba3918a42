import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { order } from '#fixtures/orders.ts';
import { PurchaseOrder } from './PurchaseOrder.tsx';

const meta = {
  title: 'Trade/Deals/PurchaseOrder/Interactions',
  component: PurchaseOrder,
  tags: ['!autodocs', '!manifest'],
  args: {
    ...order,
    status: 'placed',
    tax: [
      { name: 'CGST', amount: 473_673.91 },
      { name: 'SGST', amount: 473_673.9 },
    ],
    timeZone: 'Asia/Kolkata',
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysAllOfTheOrder: Story = {
  play: async ({ canvasElement }) => {
    const paper = within(canvasElement).getByRole('article', { name: 'Purchase order' });
    for (const text of [
      'GH-2026-7K3M9QXA',
      '9 March 2026',
      'Not yet confirmed by the vendor.',
      'GSTIN 32AABCM1234K1Z5',
      'Warehouse 3, Willingdon Island, Kochi 682003',
      'Rs. 53,40,556.20',
      'Rs. 4,73,673.91',
      'Rs. 63,11,904.01',
    ])
      await expect(within(paper).getByText(text)).toBeVisible();
    const [, coils] = within(paper).getAllByRole('row');
    const cells = within(coils!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    await expect(cells).toEqual(['7208', '100', 'coils', 'Rs. 52,000.00', '18%', 'Rs. 52,00,000.00']);
  },
};

export const PrintsByMouseAndClosesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PrintsAsTheCallerSays: Story = {
  args: { status: 'confirmed', onPrint: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/Not yet confirmed/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** A phone has no room for seven columns; a line says the same in words. */
export const SaysTheSameInLittleRoom: Story = {
  decorators: [width(328)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, coils] = canvas.getAllByRole('row');
    await expect(within(coils!).getByText('100 coils × Rs. 52,000.00 · 18% tax · HSN 7208')).toBeVisible();
    await expect(within(coils!).getAllByRole('cell')).toHaveLength(1);
  },
};
