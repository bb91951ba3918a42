import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { aMinute, aMinutePasses, watchLongTimers } from '#fixtures/long-timers.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip/Interactions',
  component: Tooltip,
  tags: ['!autodocs', '!manifest'],
  args: {
    content: 'Clients see it within a minute',
    children: <Button>Publish</Button>,
    delay: 0,
    onOpenChange: fn(),
  },
  beforeEach: watchLongTimers,
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const findButton = () => screen.getByRole('button', { name: 'Publish' });
const shown = () => screen.findByRole('tooltip');
const isVisible = async () => {
  const tip = await shown();
  await waitFor(() => expect(tip).toBeVisible());
};
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

export const ShowsUnderThePointerAfterTheDelay: Story = {
  args: { delay: aMinute },
  play: async () => {
    await userEvent.hover(findButton());
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await aMinutePasses();
    await isVisible();
    await expect(findButton()).toHaveAccessibleDescription('Clients see it within a minute');
    await userEvent.unhover(findButton());
    await userEvent.hover(document.body);
    await gone();
  },
};

export const StaysWhileThePointerIsOnIt: Story = {
  play: async ({ args }) => {
    // One pointer, which leaves the button for the tooltip.
    const user = userEvent.setup();
    await user.hover(findButton());
    await user.hover(await shown());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await isVisible();
  },
};

export const ShowsOnKeyboardFocusAtOnce: Story = {
  args: { delay: aMinute },
  play: async () => {
    await userEvent.tab();
    await shown();
    await userEvent.tab();
    await gone();
  },
};

export const APressHidesIt: Story = {
  play: async () => {
    await userEvent.hover(findButton());
    await shown();
    await userEvent.click(findButton());
    await gone();
  },
};

export const ControlledStaysPut: Story = {
  args: { open: true },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await isVisible();
  },
};

export const WithinADialogEscapeHidesItAlone: Story = {
  render: (args) => (
    <Dialog title="Add a Product" trigger={<Button>Add a Product</Button>}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a Product' }));
    await screen.findByRole('dialog', { name: 'Add a Product' });
    await userEvent.tab();
    await expect(findButton()).toHaveFocus();
    await shown();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await expect(findButton()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Focus that a script moves after a mouse press does not show the tooltip. */
export const FocusAfterAPressDoesNotShowIt: Story = {
  play: async ({ args }) => {
    await userEvent.click(document.body);
    findButton().focus({ focusVisible: false });
    await expect(findButton()).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    findButton().blur();
    findButton().focus({ focusVisible: true });
    await shown();
  },
};

export const EndIsLeftInRightToLeft: Story = {
  args: { side: 'end', defaultOpen: true },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ display: 'grid', placeItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const tip = await shown();
    await waitFor(() =>
      expect(tip.getBoundingClientRect().right).toBeLessThan(findButton().getBoundingClientRect().left),
    );
  },
};
