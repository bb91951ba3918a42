import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/Forms/MoneyField/Interactions',
  component: MoneyField,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Price', onValueChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasTheDecimalsOfItsCurrency: Story = {
  args: { currency: 'JPY' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Price'));
    const box = within(canvasElement).getByRole('textbox', { name: 'Price' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('12.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.tab();
    await expect(box).toBeInvalid();
    await userEvent.clear(box);
    await userEvent.type(box, '12');
    await expect(box).toBeValid();
  },
};

export const IsNeverNegative: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Price' });
    await userEvent.type(box, '-1');
    await userEvent.tab();
    await expect(box).toBeInvalid();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Price' })).toBeDisabled();
  },
};

/** Two amounts of one form are written alike, however they came there. */
export const AlwaysHasTheDecimals: Story = {
  args: { defaultValue: 1200 },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Price' });
    await expect(box).toHaveValue('1,200.00');
    await userEvent.clear(box);
    await userEvent.type(box, '100000');
    // What is typed stays as long as one types.
    await expect(box).toHaveValue('100000');
    await userEvent.tab();
    await expect(box).toHaveValue('1,00,000.00');
  },
};
