import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ViewSwitch } from './ViewSwitch.tsx';

const meta = {
  title: 'Components/Forms/ViewSwitch/Interactions',
  component: ViewSwitch,
  tags: ['!autodocs', '!manifest'],
  args: { onValueChange: fn() },
} satisfies Meta<typeof ViewSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByMouseAndKeyboard: Story = {
  play: async ({ args }) => {
    const table = screen.getByRole('radio', { name: 'Table' });
    await userEvent.click(table);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('table');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cards');
    await expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
  },
};

export const DisabledIgnoresPresses: Story = {
  args: { disabled: true },
  play: async () => {
    await expect(screen.getByRole('radio', { name: 'Table' })).toBeDisabled();
  },
};
