import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SortMenu } from './SortMenu.tsx';

const meta = {
  title: 'Components/Actions/SortMenu/Interactions',
  component: SortMenu,
  tags: ['!autodocs', '!manifest'],
  args: {
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'price', label: 'Lowest price' },
      { value: 'name', label: 'Name' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SortMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByMouse: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Sort: Newest' }));
    await expect(await screen.findByRole('group', { name: 'Sort by' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lowest price' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('price');
    await expect(screen.getByRole('button', { name: 'Sort: Lowest price' })).toHaveFocus();
  },
};

/** The caller keeps the order, and has not changed it. */
export const ChosenByKeyboard: Story = {
  args: { value: 'name' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Newest' })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: 'Name' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('price');
    await expect(screen.getByRole('button', { name: 'Sort: Name' })).toHaveFocus();
  },
};

export const DisabledStaysClosed: Story = {
  args: { disabled: true },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sort: Newest' })).toBeDisabled();
  },
};
