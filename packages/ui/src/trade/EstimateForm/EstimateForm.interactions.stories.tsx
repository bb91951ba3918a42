import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { coilNextBreak, coilPriceAt, estimatedCoil } from '#fixtures/estimate.ts';
import { EstimateForm } from './EstimateForm.tsx';

const meta = {
  title: 'Trade/Deals/EstimateForm/Interactions',
  component: EstimateForm,
  tags: ['!autodocs', '!manifest'],
  decorators: [width(552)],
  args: { product: estimatedCoil, priceAt: coilPriceAt, nextBreak: coilNextBreak, onSubmit: fn() },
} satisfies Meta<typeof EstimateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForTheMinimumOrder: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('10');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ quantity: 10 });
  },
};

export const TheNextPriceIsOnePressAway: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Rs. 1,000.00 each, Rs. 10,000.00 before tax')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 40 more: Rs. 920.00 each' }));
    await expect(canvas.getByText('Rs. 920.00 each, Rs. 46,000.00 before tax')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Target price' }), '900');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Needed by' }), '15/12/2099');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Place of delivery' }), 'Pune');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Packed in film.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      quantity: 50,
      targetPrice: 900,
      neededBy: '2099-12-15',
      deliveryPlace: 'Pune',
      note: 'Packed in film.',
    });
  },
};

export const TooFewIsAnError: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '9');
    await expect(
      canvas.getByText('The price shows for whole quantities from the minimum order.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(quantity).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ResetGoesBackToTheInitialValues: Story = {
  args: { defaultValues: { quantity: 25, note: 'Same as order GH-2026-7K3M9QXA.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(quantity).toHaveValue('25');
    await userEvent.type(quantity, '0');
    await userEvent.type(note, ' Packed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(quantity).toHaveValue('25');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Same as order GH-2026-7K3M9QXA.',
    );
  },
};

export const ResetGoesBackToTheMinimumOrder: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Add / }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Packed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('10');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  },
};
