import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton/Interactions',
  component: IconButton,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Close', icon: <X />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const findButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Close' });

export const PressedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findButton(canvasElement));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findButton(canvasElement), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LoadingIgnoresPresses: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findButton(canvasElement));
    await userEvent.keyboard('{Enter}');
    await expect(findButton(canvasElement)).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsChildNamesALink: Story = {
  args: {
    asChild: true,
    onClick: fn((event) => event.preventDefault()),
    children: <a href="#close">Close</a>,
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Close' });
    await expect(link).toHaveAttribute('href', '#close');
    await expect(link.querySelector('svg')).toBeVisible();
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const DisabledChildIgnoresPresses: Story = {
  args: { asChild: true, disabled: true, children: <a href="#close">Close</a> },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Close' });
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
};
