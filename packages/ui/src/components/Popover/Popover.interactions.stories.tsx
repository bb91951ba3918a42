import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover/Interactions',
  component: Popover,
  tags: ['!autodocs', '!manifest'],
  args: {
    trigger: <Button>Upgrade</Button>,
    title: 'Upgrade NOVA',
    children: <Button>Super NOVA</Button>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const focusIsOn = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

export const OpensAndClosesByItsTrigger: Story = {
  play: async ({ args }) => {
    await press('Upgrade');
    await screen.findByRole('dialog', { name: 'Upgrade NOVA' });
    await expect(screen.getByRole('button', { name: 'Upgrade' })).toHaveAttribute('aria-expanded', 'true');
    await press('Upgrade');
    await gone('Upgrade NOVA');
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false);
  },
};

export const OpensByKeyboardAndEscapeReturns: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Close');
    await userEvent.tab();
    await focusIsOn('Super NOVA');
    await userEvent.keyboard('{Escape}');
    await gone('Upgrade NOVA');
    await focusIsOn('Upgrade');
  },
};

export const PressElsewhereCloses: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <p>Elsewhere</p>
    </>
  ),
  play: async () => {
    await press('Upgrade');
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByText('Elsewhere'));
    await gone('Upgrade NOVA');
  },
};

export const PressElsewhereMayBeRefused: Story = {
  ...PressElsewhereCloses,
  args: { onInteractOutside: fn((event: Event) => event.preventDefault()) },
  play: async ({ args }) => {
    await press('Upgrade');
    const popover = await screen.findByRole('dialog');
    await waitFor(async () => {
      await userEvent.click(screen.getByText('Elsewhere'));
      await expect(args.onInteractOutside).toHaveBeenCalled();
    });
    await expect(popover).toHaveAttribute('data-state', 'open');
  },
};

export const HiddenTitleStillNamesIt: Story = {
  args: { titleVisibility: 'hidden', defaultOpen: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Upgrade NOVA' });
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const ControlledStaysPut: Story = {
  args: { open: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
};

export const WithinADialogEscapeClosesItAlone: Story = {
  render: (args) => (
    <Dialog title="Add a Product" trigger={<Button>Add a Product</Button>}>
      <Popover {...args} />
    </Dialog>
  ),
  play: async () => {
    await press('Add a Product');
    await screen.findByRole('dialog', { name: 'Add a Product' });
    await press('Upgrade');
    await screen.findByRole('dialog', { name: 'Upgrade NOVA' });
    await press('Super NOVA');
    await userEvent.keyboard('{Escape}');
    await gone('Upgrade NOVA');
    await expect(screen.getByRole('dialog', { name: 'Add a Product' })).toHaveAttribute('data-state', 'open');
    await focusIsOn('Upgrade');
    await userEvent.keyboard('{Escape}');
    await gone('Add a Product');
    await focusIsOn('Add a Product');
  },
};

export const EscapeClosesADialogFromItAlone: Story = {
  args: { children: <Dialog title="Super NOVA" trigger={<Button>Super NOVA</Button>} /> },
  play: async () => {
    await press('Upgrade');
    await screen.findByRole('dialog', { name: 'Upgrade NOVA' });
    await press('Super NOVA');
    const dialog = await screen.findByRole('dialog', { name: 'Super NOVA' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await gone('Super NOVA');
    await screen.findByRole('dialog', { name: 'Upgrade NOVA' });
    await focusIsOn('Super NOVA');
    await userEvent.keyboard('{Escape}');
    await gone('Upgrade NOVA');
    await focusIsOn('Upgrade');
  },
};

export const EndIsLeftWhereOneReadsFromTheRight: Story = {
  args: { side: 'end', defaultOpen: false },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ display: 'grid', placeItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await press('Upgrade');
    const popover = await screen.findByRole('dialog');
    const trigger = screen.getByRole('button', { name: 'Upgrade' });
    await waitFor(() =>
      expect(popover.getBoundingClientRect().right).toBeLessThan(trigger.getBoundingClientRect().left),
    );
  },
};
