import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog, type DialogProps } from '#components/Dialog/Dialog.tsx';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { aMinute, aMinutePasses, longTimerRuns, watchLongTimers } from '#fixtures/long-timers.ts';
import { createToaster, type ToastOptions } from './create-toaster.ts';
import { Toaster } from './Toaster.tsx';

/** A page with a store of its own and a button that shows toasts. */
function Page({
  toast,
  count,
  size = 'md',
  height = '100vh',
}: {
  toast: ToastOptions;
  count: number;
  size?: DialogProps['size'];
  /** Of what is in the dialog. */
  height?: string;
}) {
  const [toaster] = useState(() => createToaster({ limit: 20 }));
  const save = () => {
    for (let number = 1; number <= count; number += 1) toaster.toast(`Saved ${number}`, toast);
  };
  return (
    <>
      <Button onClick={save}>Save</Button>
      <Dialog
        title="Add a Product"
        size={size}
        trigger={<Button variant="secondary">Add a Product</Button>}
        actions={<Button>Publish</Button>}
      >
        <div style={{ minBlockSize: height }}>
          <Button onClick={save}>Save in the dialog</Button>
        </div>
      </Dialog>
      <Popover title="Announcements" trigger={<Button variant="ghost">Announcements</Button>}>
        Nothing new
      </Popover>
      <Toaster toaster={toaster} />
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Toaster/Interactions',
  component: Page,
  tags: ['!autodocs', '!manifest'],
  args: { toast: { duration: aMinute }, count: 1 },
  beforeEach: () => {
    // Several pages are tested at once, and only one of them has the window's focus.
    spyOn(document, 'hasFocus').mockReturnValue(true);
    return watchLongTimers();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const stays: Story['args'] = { toast: { duration: Infinity } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Notifications (Alt+T)' });
const findToast = () => within(region()).findByRole('listitem');
const isOpen = (toast: HTMLElement) => expect(toast).toHaveAttribute('data-state', 'open');
const gone = () => waitFor(() => expect(within(region()).queryAllByRole('listitem')).toEqual([]));
const closesInTime = async () => {
  await longTimerRuns();
  await aMinutePasses();
  await expect(region().querySelector("[data-state='open']")).toBeNull();
  await gone();
};

export const ClosesByItself: Story = {
  play: async () => {
    await press('Save');
    await expect(await findToast()).toHaveTextContent('Saved 1');
    await closesInTime();
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
export const ClosesByItselfAfterAnotherWasClosed: Story = {
  play: async () => {
    await press('Save');
    const first = await findToast();
    await userEvent.hover(first);
    await fireEvent.click(within(first).getByRole('button', { name: 'Close' }));
    await gone();
    await press('Save');
    await findToast();
    await closesInTime();
  },
};

export const PausesUnderThePointer: Story = {
  play: async () => {
    await press('Save');
    const toast = await findToast();
    await userEvent.hover(toast);
    await aMinutePasses();
    await isOpen(toast);
    await userEvent.unhover(toast);
    await closesInTime();
  },
};

export const PausesWhileTheWindowHasNoFocus: Story = {
  play: async () => {
    await press('Save');
    const toast = await findToast();
    window.dispatchEvent(new FocusEvent('blur'));
    await aMinutePasses();
    await isOpen(toast);
    window.dispatchEvent(new FocusEvent('focus'));
    await closesInTime();
  },
};

export const WaitsForTheWindowToHaveTheFocus: Story = {
  play: async () => {
    spyOn(document, 'hasFocus').mockReturnValue(false);
    await press('Save');
    const toast = await findToast();
    await aMinutePasses();
    await isOpen(toast);
    window.dispatchEvent(new FocusEvent('focus'));
    await closesInTime();
  },
};

export const AltTMovesTheFocusThereAndEscapeReturnsIt: Story = {
  play: async () => {
    await press('Save');
    const toast = await findToast();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(within(region()).getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole('button', { name: 'Close' })).toHaveFocus();
    await aMinutePasses();
    await isOpen(toast);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await isOpen(toast);
    await closesInTime();
  },
};

export const TabGoesThroughThemFromTheNewest: Story = {
  args: { ...stays, count: 2 },
  play: async () => {
    await press('Save');
    const [oldest, newest] = await within(region()).findAllByRole('listitem');
    await expect(oldest).toHaveTextContent('Saved 1');
    await expect(newest!.getBoundingClientRect().top).toBeLessThan(oldest!.getBoundingClientRect().top);
    screen.getByRole('button', { name: 'Announcements' }).focus();
    for (const toast of [newest, oldest]) {
      await userEvent.tab();
      await expect(within(toast!).getByRole('button', { name: 'Close' })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(within(newest!).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Announcements' })).toHaveFocus();
  },
};

/** The focus does not go with a toast: the list has it, and after the last toast what had it before. */
export const FocusOutlivesAToastThatIsClosed: Story = {
  args: { count: 2 },
  play: async () => {
    await press('Save');
    const list = within(region()).getByRole('list');
    const closeFirst = async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName('Close');
      await userEvent.keyboard('{Enter}');
    };
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await closeFirst();
    await expect(list).toHaveFocus();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await expect(list).toHaveFocus();
    await closeFirst();
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await gone();
    await press('Save');
    await within(region()).findAllByRole('listitem');
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await closeFirst();
    await userEvent.keyboard('{Escape}');
    await closesInTime();
  },
};

export const EscapeElsewhereLeavesItAlone: Story = {
  args: stays,
  play: async () => {
    await press('Save');
    const toast = await findToast();
    await userEvent.keyboard('{Escape}');
    await isOpen(toast);
    await press('Close');
    await gone();
  },
};

export const StaysInReachAboveADialog: Story = {
  args: stays,
  play: async () => {
    await press('Add a Product');
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
    await press('Add a Product');
    await press('Save in the dialog');
    const toast = await findToast();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await isOpen(toast);
  },
};

/** As a menu, a tooltip and a list do: Radix counts a toast among them. */
export const EscapeClosesThePopoverUnderIt: Story = {
  args: stays,
  play: async () => {
    await press('Announcements');
    await screen.findByRole('dialog', { name: 'Announcements' });
    // A press would close the popover.
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const toast = await findToast();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await isOpen(toast);
  },
};

export const ActionIsDoneAndDismissesIt: Story = {
  args: { toast: { duration: Infinity, action: { label: 'Undo', onPress: fn() } } },
  play: async ({ args }) => {
    await press('Save');
    await findToast();
    await press('Undo');
    await expect(args.toast.action!.onPress).toHaveBeenCalledOnce();
    await gone();
  },
};

export const NewsIsPolite: Story = {
  args: stays,
  play: async () => {
    const list = within(region()).getByRole('list');
    await expect(list).toHaveAttribute('aria-live', 'polite');
    await press('Save');
    await expect(within(list).getByText('Saved 1')).toBeInTheDocument();
    await expect(screen.getAllByText(/Saved 1/)).toHaveLength(1);
  },
};

export const CriticalNewsIsAnAlert: Story = {
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
    await expect(document.activeElement!.closest('li')).toHaveTextContent('Saved 20');
    const list = within(region()).getByRole('list').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.activeElement!.getBoundingClientRect().top).toBeLessThan(list.top + 48);
  },
};

const covers = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

/** The title, the way out, the first field and the actions stay in sight, on a phone too. */
const leavesADialogFree = async () => {
  await press('Add a Product');
  await press('Save in the dialog');
  const toast = await findToast();
  const dialog = screen.getByRole('dialog');
  for (const part of ['[data-part="header"]', '[data-part="body"] button', '[data-part="actions"]'])
    await expect(covers(toast, dialog.querySelector(part)!)).toBe(false);
};

export const LeavesADialogFree: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: stays,
  play: leavesADialogFree,
};

export const LeavesALowSheetFree: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { ...stays, height: '50vh' },
  play: leavesADialogFree,
};

/** Wide enough for a dialog of its own size, too narrow for toasts beside it. */
export const LeavesADialogOnATabletFree: Story = {
  globals: { viewport: { value: 'sm' } },
  args: { ...stays, size: 'lg' },
  play: leavesADialogFree,
};

export const LeavesALowDialogOnATabletFree: Story = {
  globals: { viewport: { value: 'sm' } },
  args: { ...stays, size: 'lg', height: '60vh' },
  play: leavesADialogFree,
};

export const LeavesAnOpenPopoverFree: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: stays,
  play: async () => {
    await press('Save');
    const toast = await findToast();
    await press('Announcements');
    const popover = await screen.findByRole('dialog', { name: 'Announcements' });
    await expect(covers(toast, popover)).toBe(false);
  },
};

export const APopoverStaysWhileAToastIsClosed: Story = {
  args: stays,
  play: async () => {
    await press('Save');
    const toast = within(await findToast());
    await press('Announcements');
    const popover = await screen.findByRole('dialog', { name: 'Announcements' });
    await userEvent.click(toast.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast.queryByRole('button')).toBeNull());
    await expect(popover).toBeVisible();
    await expect(popover).toHaveAttribute('data-state', 'open');
  },
};

/** Where a profile has its 'Connect'. */
export const LeavesTheHeadOfAFullDialogFree: Story = {
  args: { ...stays, size: 'full' },
  play: async () => {
    await press('Add a Product');
    await press('Save in the dialog');
    const { top } = (await findToast()).getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
  },
};

function PageWithDrawer({ toast }: { toast: ToastOptions }) {
  const [toaster] = useState(() => createToaster());
  return (
    <>
      <Drawer title="Stock" trigger={<Button>Stock</Button>}>
        <div style={{ paddingBlock: '45vh' }}>
          <Button fullWidth onClick={() => toaster.toast('Saved', toast)}>
            Add stock
          </Button>
        </div>
      </Drawer>
      <Toaster toaster={toaster} />
    </>
  );
}

/** Its main action is half-way down, where toasts leave the other dialogs free. */
export const LeavesADrawerFree: Story = {
  args: stays,
  render: ({ toast }) => <PageWithDrawer toast={toast} />,
  play: async () => {
    await press('Stock');
    await press('Add stock');
    const panel = screen.getByRole('dialog').querySelector('[data-part="panel"]')!;
    await expect(covers(await findToast(), panel)).toBe(false);
  },
};

export const LeavesADrawerOnATabletFree: Story = {
  ...LeavesADrawerFree,
  globals: { viewport: { value: 'sm' } },
};
