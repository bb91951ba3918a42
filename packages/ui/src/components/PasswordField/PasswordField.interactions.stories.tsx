import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField/Interactions',
  component: PasswordField,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Password', onValueChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText('Password', { selector: 'input' });

export const ShowsAndHides: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = findBox(canvasElement);
    await userEvent.type(box, 'secret');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('secret');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(box).toHaveAttribute('type', 'text');
    await expect(box).toHaveValue('secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(box).toHaveAttribute('type', 'password');
  },
};

export const ShowsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(findBox(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 'secret', { pointerEventsCheck: 0 });
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
