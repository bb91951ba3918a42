import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { createToaster, type ToastOptions } from './create-toaster.ts';
import { Toaster } from './Toaster.tsx';

/** A page with a store of its own and a button that shows toasts. */
function Page({ toast, count }: { toast: ToastOptions; count: number }) {
  const [toaster] = useState(createToaster);
  const save = () => {
    for (let number = 1; number <= count; number += 1) toaster.toast(`Saved ${number}`, toast);
  };
  return (
    <>
      <Button onClick={save}>Save</Button>
      <Dialog title="Add a Product" trigger={<Button variant="secondary">Add a product</Button>}>
        <Button onClick={save}>Save in the dialog</Button>
      </Dialog>
      <Toaster toaster={toaster} />
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Toaster/Interactions',
  component: Page,
  tags: ['!autodocs', '!manifest'],
  args: { toast: { duration: 1000 }, count: 1 },
  beforeEach: () => {
    // Several pages are tested at once, and only one of them has the window's focus.
    spyOn(document, 'hasFocus').mockReturnValue(true);
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const stays: Story['args'] = { toast: { duration: Infinity } };
const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Notifications (Alt+T)' });
const findToast = () => within(region()).findByRole('listitem');
const isGone = () => expect(within(region()).queryAllByRole('listitem')).toEqual([]);
const gone = () => waitFor(isGone);

export const GoesByItself: Story = {
  play: async () => {
    await press('Save');
    await expect(await findToast()).toHaveTextContent('Saved 1');
    // Sooner than the default of 5 s.
    await waitFor(isGone, { timeout: 4000 });
  },
};

export const ClosedByMouse: Story = {
  args: stays,
  play: async () => {
    await press('Save');
    await findToast();
    await press('Close');
    await gone();
  },
};

/** The pointer was on the toast before it, which is gone, so no leave event follows. */
export const GoesByItselfAfterOneWasClosed: Story = {
  play: async () => {
    await press('Save');
    const first = await findToast();
    await userEvent.hover(first);
    await fireEvent.click(within(first).getByRole('button', { name: 'Close' }));
    await gone();
    await press('Save');
    await findToast();
    await gone();
  },
};

export const StandsStillUnderThePointer: Story = {
  play: async () => {
    await press('Save');
    const toast = await findToast();
    await userEvent.hover(toast);
    await pass(1500);
    await expect(toast).toHaveAttribute('data-state', 'open');
    // The pointer leaves the region around the list.
    await fireEvent.pointerLeave(region());
    await gone();
  },
};

export const StandsStillWhileTheWindowIsLeft: Story = {
  play: async () => {
    await press('Save');
    const toast = await findToast();
    window.dispatchEvent(new FocusEvent('blur'));
    await pass(1500);
    await expect(toast).toHaveAttribute('data-state', 'open');
    window.dispatchEvent(new FocusEvent('focus'));
    await gone();
  },
};

export const ArrivesInALeftWindowAndWaits: Story = {
  play: async () => {
    spyOn(document, 'hasFocus').mockReturnValue(false);
    await press('Save');
    const toast = await findToast();
    await pass(1500);
    await expect(toast).toHaveAttribute('data-state', 'open');
    window.dispatchEvent(new FocusEvent('focus'));
    await gone();
  },
};

export const AltTGoesThereAndEscapeReturns: Story = {
  play: async () => {
    await press('Save');
    const toast = await findToast();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(within(region()).getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await pass(1500);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(toast).toHaveAttribute('data-state', 'open');
    await gone();
  },
};

export const EscapeElsewhereLeavesItAlone: Story = {
  args: stays,
  play: async () => {
    await press('Save');
    const toast = await findToast();
    await userEvent.keyboard('{Escape}');
    await pass(100);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await press('Close');
    await gone();
  },
};

export const StaysInReachAboveADialog: Story = {
  args: stays,
  play: async () => {
    await press('Add a product');
    await press('Save in the dialog');
    const toast = await findToast();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(within(region()).getByRole('list')).toHaveFocus();
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await gone();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
};

export const EscapeClosesTheDialogUnderIt: Story = {
  args: stays,
  play: async () => {
    await press('Add a product');
    await press('Save in the dialog');
    const toast = await findToast();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(toast).toHaveAttribute('data-state', 'open');
  },
};

export const NewsWaitsItsTurn: Story = {
  args: stays,
  play: async () => {
    const list = within(region()).getByRole('list');
    await expect(list).toHaveAttribute('aria-live', 'polite');
    await press('Save');
    await expect(within(list).getByText('Saved 1')).toBeInTheDocument();
    await expect(screen.getAllByText(/Saved 1/)).toHaveLength(1);
  },
};

export const BadNewsBreaksIn: Story = {
  args: { toast: { tone: 'critical', duration: Infinity } },
  play: async () => {
    await press('Save');
    await expect(await within(region()).findByRole('alert')).toHaveTextContent('Saved 1');
  },
};

export const TwentyAtOnceStayInReach: Story = {
  args: { ...stays, count: 20 },
  play: async () => {
    await press('Save');
    const toasts = await within(region()).findAllByRole('listitem');
    await expect(toasts).toHaveLength(20);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await userEvent.tab();
    // The newest stands first, in sight and in the order of Tab.
    await expect(document.activeElement).toHaveTextContent('Saved 20');
    const list = within(region()).getByRole('list').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.activeElement!.getBoundingClientRect().top).toBeLessThan(list.top + 40);
  },
};
