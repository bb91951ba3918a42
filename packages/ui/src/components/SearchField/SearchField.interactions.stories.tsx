import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField/Interactions',
  component: SearchField,
  tags: ['!autodocs', '!manifest'],
  args: { onSearch: fn(), onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Search' });

export const SearchesByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('oil{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('oil');
    await expect(args.onSearch).toHaveBeenLastCalledWith('oil');
  },
};

export const SearchesByMouse: Story = {
  args: { defaultValue: 'oil' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('oil');
  },
};

export const ClearsAndStaysThere: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await userEvent.type(findBox(canvasElement), 'oil');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(findBox(canvasElement)).toHaveValue('');
    await expect(findBox(canvasElement)).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 'oil', { pointerEventsCheck: 0 });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
