import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { Select } from '#components/Select/Select.tsx';
import { createToaster } from '#components/Toaster/create-toaster.ts';
import { Toaster } from '#components/Toaster/Toaster.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { Dialog } from './Dialog.tsx';

const onMessage = fn();
const onRemove = fn();
const toaster = createToaster();

/** Everything that can open, within one dialog. */
const meta = {
  title: 'Components/Overlays/Dialog/Interactions with overlays',
  component: Dialog,
  tags: ['!autodocs', '!manifest'],
  args: {
    title: 'Northwind Traders',
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
    children: (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <Dialog title="Write a message" trigger={<Button>Message</Button>}>
          <input aria-label="Text" />
        </Dialog>
        <Popover title="Stock units" trigger={<Button>Stock</Button>}>
          <Button>Learn more</Button>
        </Popover>
        <DropdownMenu trigger={<Button>More</Button>} items={[{ label: 'Mute', onSelect: onMessage }]} />
        <AlertDialog
          title="Remove connection?"
          description="You can connect again."
          confirmLabel="Remove connection"
          tone="critical"
          trigger={<Button>Remove</Button>}
          onConfirm={onRemove}
        />
        <Select label="Industry" placeholder="Choose" options={['Steel', 'Pharma']} />
        <Tooltip content="Clients see it within a minute">
          <Button>Publish</Button>
        </Tooltip>
      </div>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(find(name));
const openDialog = async () => {
  await press('Open');
  return screen.findByRole('dialog', { name: 'Northwind Traders' });
};
const focusIsOn = (name: string) => waitFor(() => expect(find(name)).toHaveFocus());
const isOpen = () =>
  expect(screen.getByRole('dialog', { name: 'Northwind Traders' })).toHaveAttribute('data-state', 'open');
const gone = (role: string, name?: string) =>
  waitFor(() => expect(screen.queryByRole(role, name ? { name } : {})).not.toBeInTheDocument());
/** The next Escape closes the dialog itself, and the focus is back on the page. */
const escapeLeaves = async () => {
  await isOpen();
  await userEvent.keyboard('{Escape}');
  await gone('dialog', 'Northwind Traders');
  await focusIsOn('Open');
};

export const ADialog: Story = {
  play: async () => {
    await openDialog();
    await press('Message');
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone('dialog', 'Write a message');
    await focusIsOn('Message');
    await escapeLeaves();
  },
};

export const AnAlertDialog: Story = {
  play: async () => {
    await openDialog();
    await press('Remove');
    await screen.findByRole('alertdialog', { name: 'Remove connection?' });
    await focusIsOn('Cancel');
    await expect(screen.queryByRole('dialog', { name: 'Northwind Traders' })).not.toBeInTheDocument();
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await gone('alertdialog');
    await focusIsOn('Remove');
    await press('Remove');
    await screen.findByRole('alertdialog');
    await press('Remove connection');
    await expect(onRemove).toHaveBeenCalledOnce();
    await gone('alertdialog');
    await focusIsOn('Remove');
    await escapeLeaves();
  },
};

export const APopover: Story = {
  play: async () => {
    await openDialog();
    await press('Stock');
    await screen.findByRole('dialog', { name: 'Stock units' });
    await press('Learn more');
    await isOpen();
    await userEvent.keyboard('{Escape}');
    await gone('dialog', 'Stock units');
    await focusIsOn('Stock');
    await escapeLeaves();
  },
};

export const ADropdownMenu: Story = {
  play: async () => {
    await openDialog();
    find('More').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mute' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone('menu');
    await expect(find('More')).toHaveFocus();
    await isOpen();
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute' }));
    await expect(onMessage).toHaveBeenCalledOnce();
    await gone('menu');
    await expect(find('More')).toHaveFocus();
    await escapeLeaves();
  },
};

export const ATooltip: Story = {
  play: async () => {
    await openDialog();
    find('Publish').focus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await gone('tooltip');
    await expect(find('Publish')).toHaveFocus();
    await escapeLeaves();
  },
};

export const ASelect: Story = {
  play: async ({ args }) => {
    await openDialog();
    const select = screen.getByRole('combobox', { name: 'Industry' });
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.selectOptions(select, 'Pharma');
    await expect(select).toHaveValue('Pharma');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await escapeLeaves();
  },
};

/** The first press beside it closes the open popup, the next the dialog. */
export const APressBesideAPopupClosesItAlone: Story = {
  play: async () => {
    await openDialog();
    const backdrop = document.elementFromPoint(4, 4)!;
    for (const [name, role] of [
      ['Stock', 'dialog'],
      ['More', 'menu'],
    ] as const) {
      await press(name);
      await screen.findByRole(role, role === 'dialog' ? { name: 'Stock units' } : {});
      // Radix starts to listen for presses in the next task.
      await new Promise((resolve) => setTimeout(resolve));
      await userEvent.click(backdrop);
      await gone(role, role === 'dialog' ? 'Stock units' : undefined);
      await isOpen();
    }
    await userEvent.click(backdrop);
    await gone('dialog', 'Northwind Traders');
  },
};

/** A notification lies above everything: a press on it closes nothing below, and Escape first leaves it. */
export const ANotification: Story = {
  render: (args) => (
    <>
      <Dialog {...args} />
      <Toaster toaster={toaster} />
    </>
  ),
  play: async () => {
    await openDialog();
    await press('Remove');
    await screen.findByRole('alertdialog');
    toaster.toast('Connection removed successfully.', { duration: Infinity });
    const message = await screen.findByText('Connection removed successfully.');
    const { x, y, width, height } = message.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(message);
    await userEvent.click(message);
    await userEvent.keyboard('{Escape}');
    await focusIsOn('Cancel');
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await gone('alertdialog');
    await focusIsOn('Remove');
    await escapeLeaves();
    await userEvent.click(find('Close'));
    await waitFor(() =>
      expect(screen.queryByText('Connection removed successfully.')).not.toBeInTheDocument(),
    );
  },
};

export const TabGoesThroughThemInOrder: Story = {
  play: async () => {
    await openDialog();
    find('Close').focus();
    for (const name of ['Message', 'Stock', 'More', 'Remove']) {
      await userEvent.tab();
      await expect(find(name)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveFocus();
    await userEvent.tab();
    await expect(find('Publish')).toHaveFocus();
    await userEvent.tab();
    await expect(find('Close')).toHaveFocus();
  },
};
