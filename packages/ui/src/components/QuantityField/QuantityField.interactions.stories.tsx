import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Components/Forms/QuantityField/Interactions',
  component: QuantityField,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Quantity', min: 50, max: 90, step: 20, unit: 'kg', onValueChange: fn() },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('spinbutton', { name: 'Quantity' });

export const ButtonsKeepTheFocusAtTheBounds: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plus = canvas.getByRole('button', { name: 'Increase Quantity' });
    const minus = canvas.getByRole('button', { name: 'Decrease Quantity' });
    await expect(findBox(canvasElement)).toHaveAttribute('aria-valuetext', 'No quantity');
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plus);
    await expect(findBox(canvasElement)).toHaveValue('60');
    await expect(findBox(canvasElement)).toHaveAttribute('aria-valuetext', '60 kg');
    await userEvent.click(plus);
    await expect(plus).toHaveAttribute('aria-disabled', 'true');
    await expect(plus).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.click(minus);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
  },
};

export const ArrowsAndTypedNumbers: Story = {
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await expect(box).toHaveAccessibleDescription(
      'Minimum order 50 kg. In multiples of 20 kg. At most 90 kg. kg',
    );
    await userEvent.type(box, '65');
    await userEvent.tab();
    await expect(box).toBeInvalid();
    await userEvent.type(box, '{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(80);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveValue('60');
    await expect(box).toBeValid();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(80);
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
    // Shift selects text, as everywhere.
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    await expect(box).toHaveValue('60');
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true, defaultValue: 60 },
  play: async ({ canvasElement }) => {
    await expect(findBox(canvasElement)).toBeDisabled();
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
