import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Overlays/Drawer/Interactions',
  component: Drawer,
  tags: ['!autodocs', '!manifest'],
  args: {
    title: 'Filters',
    trigger: <Button>Open filters</Button>,
    onOpenChange: fn(),
    children: (
      <label>
        City <input />
      </label>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const focusIsOn = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

export const OpensByKeyboardAndClosesByMouse: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus());
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await gone('Filters');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await focusIsOn('Open filters');
  },
};

/** A dialog lies on the drawer that opens it, and the drawer on a dialog. */
export const EscapeClosesOnlyTheTopOne: Story = {
  args: {
    children: (
      <Dialog title="Industries" trigger={<Button>All industries</Button>}>
        <Drawer title="Steel" trigger={<Button>Details</Button>} />
      </Dialog>
    ),
  },
  play: async () => {
    await press('Open filters');
    await screen.findByRole('dialog', { name: 'Filters' });
    await press('All industries');
    await screen.findByRole('dialog', { name: 'Industries' });
    await press('Details');
    await screen.findByRole('dialog', { name: 'Steel' });
    for (const [name, opener] of [
      ['Steel', 'Details'],
      ['Industries', 'All industries'],
      ['Filters', 'Open filters'],
    ] as const) {
      await userEvent.keyboard('{Escape}');
      await gone(name);
      await focusIsOn(opener);
    }
  },
};

export const PressBesideItMayBeRefused: Story = {
  args: { defaultOpen: true, onInteractOutside: fn((event: Event) => event.preventDefault()) },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await expect(args.onInteractOutside).toHaveBeenCalledOnce();
    await expect(drawer).toHaveAttribute('data-state', 'open');
  },
};

export const FocusThatStraysComesBack: Story = {
  render: (args) => (
    <>
      <button type="button">Elsewhere</button>
      <Drawer {...args} defaultOpen />
    </>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    const { activeElement } = document;
    screen.getByText('Elsewhere').focus();
    await expect(activeElement).toHaveFocus();
  },
};
