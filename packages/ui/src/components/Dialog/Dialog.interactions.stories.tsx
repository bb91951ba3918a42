import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog/Interactions',
  component: Dialog,
  tags: ['!autodocs', '!manifest'],
  args: {
    title: 'Add a Product',
    description: 'Every client will see it.',
    trigger: <Button>Add a Product</Button>,
    onOpenChange: fn(),
    children: (
      <label>
        Name <input />
      </label>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const focusIsOn = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

export const OpensAndCloses: Story = {
  play: async ({ args }) => {
    await press('Add a Product');
    const dialog = await screen.findByRole('dialog', { name: 'Add a Product' });
    await expect(dialog).toHaveAccessibleDescription('Every client will see it.');
    await press('Close');
    await gone('Add a Product');
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false);
    await focusIsOn('Add a Product');
  },
};

export const FocusStartsInTheFirstField: Story = {
  play: async () => {
    await press('Add a Product');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** The focus cannot go to what is folded away or hidden. */
export const FocusStartsInTheFirstFieldInSight: Story = {
  args: {
    children: (
      <>
        <Accordion items={[{ value: 'more', title: 'More', content: <input aria-label="SKU" /> }]} />
        <div hidden>
          <input aria-label="Id" />
        </div>
        <input aria-label="Name" />
      </>
    ),
  },
  play: async () => {
    await press('Add a Product');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const EscapeClosesAndFocusReturns: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone('Add a Product');
    await focusIsOn('Add a Product');
  },
};

export const FocusReturnsToWhateverOpenedIt: Story = {
  args: { trigger: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Request products</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async () => {
    await press('Request products');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone('Add a Product');
    await focusIsOn('Request products');
  },
};

/** The popover closes as the dialog opens, and with it goes what opened the dialog. */
export const FocusReturnsToTheTriggerOfThePopoverThatOpenedIt: Story = {
  args: { trigger: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover title="Stock units" trigger={<Button>Stock</Button>}>
          <Button onClick={() => setOpen(true)}>Request products</Button>
        </Popover>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async () => {
    await press('Stock');
    await screen.findByRole('dialog', { name: 'Stock units' });
    await press('Request products');
    await screen.findByRole('dialog', { name: 'Add a Product' });
    await waitFor(() => expect(screen.queryByText('Request products')).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await gone('Add a Product');
    await focusIsOn('Stock');
  },
};

export const TabGoesRoundWithinIt: Story = {
  play: async () => {
    await press('Add a Product');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
};

export const TabPassesOverWhatCannotBeUsed: Story = {
  args: {
    actions: (
      <>
        <Button>Add</Button>
        <Button disabled>Publish</Button>
        <button type="button" hidden>
          Remove
        </button>
      </>
    ),
  },
  play: async () => {
    await press('Add a Product');
    screen.getByRole('button', { name: 'Add' }).focus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
    screen.getByRole('dialog').focus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
};

export const EscapeClosesItWhenTheFocusIsNowhere: Story = {
  render: function Render(args) {
    const [isSent, setSent] = useState(false);
    return (
      <Dialog {...args}>{isSent ? 'Sent.' : <Button onClick={() => setSent(true)}>Send</Button>}</Dialog>
    );
  },
  play: async () => {
    await press('Add a Product');
    await press('Send');
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone('Add a Product');
    await focusIsOn('Add a Product');
  },
};

export const FocusThatStraysComesBack: Story = {
  render: (args) => (
    <>
      <button type="button">Elsewhere</button>
      <Dialog {...args} defaultOpen />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const field = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    screen.getByText('Elsewhere').focus();
    await expect(field).toHaveFocus();
    field.blur();
    screen.getByText('Elsewhere').focus();
    await expect(dialog).toHaveFocus();
  },
};

export const PageBelowIsOutOfReach: Story = {
  render: (args) => (
    <>
      <button type="button">Elsewhere</button>
      <Dialog {...args} defaultOpen />
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Elsewhere' })).not.toBeInTheDocument());
    const { x, y } = screen.getByText('Elsewhere').getBoundingClientRect();
    await expect(screen.getByRole('dialog')).toContainElement(
      document.elementFromPoint(x + 1, y + 1) as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Elsewhere' })).toBeVisible();
  },
};

export const PressBesideItCloses: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await gone('Add a Product');
  },
};

/** For a form with unsaved changes, for instance. */
export const PressBesideItMayBeRefused: Story = {
  args: {
    defaultOpen: true,
    onInteractOutside: fn((event: Event) => event.preventDefault()),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Name' }));
    await expect(args.onInteractOutside).not.toHaveBeenCalled();
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await expect(args.onInteractOutside).toHaveBeenCalledOnce();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await gone('Add a Product');
    await expect(args.onInteractOutside).toHaveBeenCalledOnce();
  },
};

export const ControlledStaysPut: Story = {
  args: { open: true, trigger: undefined },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await press('Close');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
};

export const EscapeClosesOnlyTheTopOne: Story = {
  args: {
    children: (
      <Dialog title="Northwind Traders" trigger={<Button>View vendor</Button>}>
        Steel Manufacturing
      </Dialog>
    ),
  },
  play: async () => {
    await press('Add a Product');
    await screen.findByRole('dialog', { name: 'Add a Product' });
    await press('View vendor');
    await screen.findByRole('dialog', { name: 'Northwind Traders' });
    await userEvent.keyboard('{Escape}');
    await gone('Northwind Traders');
    await expect(screen.getByRole('dialog', { name: 'Add a Product' })).toBeVisible();
    await focusIsOn('View vendor');
    await userEvent.keyboard('{Escape}');
    await gone('Add a Product');
    await focusIsOn('Add a Product');
  },
};

/** Two dialogs that stand side by side in the tree, as when the page keeps both of them. */
export const ALaterSiblingLiesOnTop: Story = {
  args: { trigger: undefined },
  render: function Render(args) {
    const [vendor, setVendor] = useState(false);
    return (
      <>
        <Dialog {...args} defaultOpen size="lg">
          <Button onClick={() => setVendor(true)}>View vendor</Button>
        </Dialog>
        <Dialog title="Northwind Traders" open={vendor} onOpenChange={setVendor}>
          <input aria-label="Message" />
        </Dialog>
      </>
    );
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Add a Product' });
    await press('View vendor');
    const vendor = await screen.findByRole('dialog', { name: 'Northwind Traders' });
    const field = within(vendor).getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Hello');
    await expect(field).toHaveValue('Hello');
    await userEvent.keyboard('{Escape}');
    await gone('Northwind Traders');
    await expect(await screen.findByRole('dialog', { name: 'Add a Product' })).toBeVisible();
    await focusIsOn('View vendor');
  },
};

export const FormSubmitsFromTheFoot: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  render: (args) => (
    <Dialog
      {...args}
      defaultOpen
      actions={
        <Button type="submit" form="product">
          Save
        </Button>
      }
    >
      <form id="product">
        <input aria-label="Name" name="name" />
      </form>
    </Dialog>
  ),
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Desk');
    await press('Save');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
