import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/Overlays/AlertDialog/Interactions',
  component: AlertDialog,
  tags: ['!autodocs', '!manifest'],
  args: {
    title: 'Delete this product?',
    description: 'This cannot be undone.',
    confirmLabel: 'Delete product',
    tone: 'critical',
    trigger: <Button>Delete</Button>,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const focusIsOn = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
const openByKeyboard = async () => {
  screen.getByRole('button', { name: 'Delete' }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('alertdialog', { name: 'Delete this product?' });
};

export const ConfirmsOnce: Story = {
  play: async ({ args }) => {
    await press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete this product?' });
    await expect(question).toHaveAccessibleDescription('This cannot be undone.');
    await press('Delete product');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await gone();
    await focusIsOn('Delete');
  },
};

export const CancelAndEscapeLeaveEverythingAsItIs: Story = {
  play: async ({ args }) => {
    await press('Delete');
    await screen.findByRole('alertdialog');
    await press('Cancel');
    await gone();
    await openByKeyboard();
    await userEvent.keyboard('{Escape}');
    await gone();
    await focusIsOn('Delete');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** Pressing Enter without reading loses nothing. */
export const CriticalStartsOnCancel: Story = {
  play: async ({ args }) => {
    await openByKeyboard();
    await focusIsOn('Cancel');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete product' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const NeutralStartsOnConfirm: Story = {
  args: { tone: 'neutral' },
  play: async ({ args }) => {
    await openByKeyboard();
    await focusIsOn('Delete product');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const PressBesideItDoesNothing: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(question).toHaveAttribute('data-state', 'open');
  },
};

/** It stays until the work is done; meanwhile neither Escape nor a button does anything. */
export const StaysWhileBusy: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const [busy, setBusy] = useState(false);
    return (
      <AlertDialog
        {...args}
        open={open}
        onOpenChange={setOpen}
        busy={busy}
        onConfirm={() => {
          args.onConfirm();
          setBusy(true);
        }}
      >
        <input aria-label="Server" onChange={() => setOpen(false)} />
      </AlertDialog>
    );
  },
  play: async ({ args }) => {
    const question = await openByKeyboard();
    await press('Delete product');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await press('Delete product');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(question).toHaveAttribute('data-state', 'open');
    await expect(screen.getByRole('button', { name: 'Delete product' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Server' }), 'x');
    await gone();
    await focusIsOn('Delete');
  },
};

export const ControlledStaysPut: Story = {
  args: { open: true, trigger: undefined },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await press('Cancel');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open');
  },
};
