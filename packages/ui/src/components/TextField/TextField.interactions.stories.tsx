import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField/Interactions',
  component: TextField,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Company Name', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();
const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Company Name' });

export const GivesWhatIsWritten: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Acme');
    await expect(findBox(canvasElement)).toHaveValue('Acme');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Acme');
  },
};

export const ControlledStaysPut: Story = {
  args: { value: 'Acme' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 's');
    await expect(args.onValueChange).toHaveBeenCalledWith('Acmes');
    await expect(findBox(canvasElement)).toHaveValue('Acme');
  },
};

export const LabelFocusesIt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Company Name'));
    await expect(findBox(canvasElement)).toHaveFocus();
  },
};

export const TrailingIsReadAndPressed: Story = {
  args: {
    trailing: '.guildhall.example',
    trailingAction: <IconButton size="sm" label="Check" icon={<Check />} onClick={press} />,
    hint: 'The address of your profile.',
  },
  play: async ({ canvasElement }) => {
    const box = findBox(canvasElement);
    await expect(box).toHaveAccessibleDescription('The address of your profile. .guildhall.example');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
    const { right } = box.parentElement!.getBoundingClientRect();
    const button = within(canvasElement).getByRole('button', { name: 'Check' });
    await expect(button.getBoundingClientRect().right).toBeLessThan(right);
  },
};

export const ErrorIsReadWithIt: Story = {
  args: { error: 'Write at least two letters.', hint: 'Its full name.' },
  play: async ({ canvasElement }) => {
    await expect(findBox(canvasElement)).toBeInvalid();
    await expect(findBox(canvasElement)).toHaveAccessibleDescription(
      'Write at least two letters. Its full name.',
    );
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 'Acme', { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
