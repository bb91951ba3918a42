import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '#components/Dialog/Dialog.tsx';
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

const shown = () => screen.findByText('Close');
const gone = () => waitFor(() => expect(screen.queryByText('Close')).not.toBeInTheDocument());

export const ShowsItsNameUnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    const button = findButton(canvasElement);
    // One pointer, which leaves the button for the name.
    const user = userEvent.setup();
    await user.hover(button);
    const name = await shown();
    await waitFor(() =>
      expect(name.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom),
    );
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(button).not.toHaveAccessibleDescription();
    await user.hover(name);
    await expect(name).toBeVisible();
    await user.hover(document.body);
    await gone();
  },
};

export const ShowsItsNameAtTheFootOfTheScreen: Story = {
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const name = await shown();
    const button = findButton(canvasElement).getBoundingClientRect();
    await waitFor(() => expect(name.getBoundingClientRect().bottom).toBeLessThan(button.top));
    await expect(name.getBoundingClientRect().right).toBeLessThan(button.right);
  },
};

export const ShowsItsNameToTheKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await shown();
    await userEvent.tab();
    await gone();
  },
};

export const APressHidesItsName: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(findButton(canvasElement));
    await shown();
    await userEvent.click(findButton(canvasElement));
    await gone();
  },
};

export const ItsNameGoesWithIt: Story = {
  render: function Removable(args) {
    const [isThere, setThere] = useState(true);
    // As by a timer: neither the pointer nor the focus has moved.
    useEffect(() => {
      addEventListener('removal', () => setThere(false), { once: true });
    });
    return isThere ? <IconButton {...args} /> : <></>;
  },
  play: async () => {
    await userEvent.tab();
    await shown();
    dispatchEvent(new Event('removal'));
    await gone();
  },
};

export const WithinADialogEscapeHidesItsNameAlone: Story = {
  render: (args) => (
    <Dialog title="Add a Product" trigger={<IconButton {...args} label="Add" />}>
      The form
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a Product' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // The button of the dialog itself.
    await userEvent.tab({ shift: true });
    await expect(findButton(dialog)).toHaveFocus();
    await shown();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
