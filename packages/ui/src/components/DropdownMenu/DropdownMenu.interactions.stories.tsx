import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const onMessage = fn();
const onRemove = fn();

const meta = {
  title: 'Components/Overlays/DropdownMenu/Interactions',
  component: DropdownMenu,
  tags: ['!autodocs', '!manifest'],
  args: {
    trigger: <Button>More</Button>,
    items: [
      { label: 'Write a message', onSelect: onMessage },
      { label: 'Archive', disabled: true, onSelect: onMessage },
      { label: 'View profile', href: '#profile' },
      { label: 'Remove connection', tone: 'critical', onSelect: onRemove },
    ],
    onOpenChange: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const findTrigger = () => screen.getByRole('button', { name: 'More' });
const openByMouse = async () => {
  await userEvent.click(findTrigger());
  return screen.findByRole('menu', { name: 'More' });
};
const openByKeyboard = async () => {
  findTrigger().focus();
  await userEvent.keyboard('{Enter}');
  await focusIsOn('Write a message');
};
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
const focusIsOn = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

export const OpensAndClosesByItsTrigger: Story = {
  play: async ({ args }) => {
    await openByMouse();
    await expect(findTrigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(findTrigger());
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(findTrigger()).toHaveFocus();
  },
};

export const ChoosesByMouse: Story = {
  play: async ({ args }) => {
    await openByMouse();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Write a message' }));
    await expect(onMessage).toHaveBeenCalledOnce();
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(findTrigger()).toHaveFocus();
  },
};

export const ArrowsHomeAndEndGoThroughIt: Story = {
  play: async () => {
    await openByKeyboard();
    await userEvent.keyboard('{ArrowDown}');
    await focusIsOn('View profile');
    await userEvent.keyboard('{End}');
    await focusIsOn('Remove connection');
    await userEvent.keyboard('{Home}');
    await focusIsOn('Write a message');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
    await gone();
    await expect(findTrigger()).toHaveFocus();
  },
};

export const LettersFindAnEntry: Story = {
  play: async () => {
    await openByKeyboard();
    await userEvent.keyboard('rem');
    await focusIsOn('Remove connection');
  },
};

export const EscapeAndTabGiveTheFocusBack: Story = {
  play: async ({ args }) => {
    for (const key of ['{Escape}', '{Tab}']) {
      await openByKeyboard();
      await userEvent.keyboard(key);
      await gone();
      await expect(findTrigger()).toHaveFocus();
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

export const PressElsewhereCloses: Story = {
  render: (args) => (
    <>
      <DropdownMenu {...args} />
      <label>
        Search <input />
      </label>
    </>
  ),
  play: async () => {
    await openByMouse();
    await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
    await gone();
    await expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  },
};

export const LinksGoThroughTheRouter: Story = {
  play: async ({ args }) => {
    await openByMouse();
    const link = screen.getByRole('menuitem', { name: 'View profile' });
    await expect(link).toHaveAttribute('href', '#profile');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith('#profile', expect.anything());
    await gone();
  },
};

export const DisabledEntryIgnoresPresses: Story = {
  play: async () => {
    await openByMouse();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await expect(onMessage).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
  },
};

export const CheckboxesStayOpenAndRadiosClose: Story = {
  render: function Render(args) {
    const [muted, setMuted] = useState(false);
    const [order, setOrder] = useState('name');
    return (
      <DropdownMenu
        {...args}
        items={[
          { type: 'checkbox', label: 'Mute', checked: muted, onCheckedChange: setMuted },
          {
            type: 'radio-group',
            label: 'Sort by',
            value: order,
            onValueChange: setOrder,
            options: [
              { label: 'Name', value: 'name' },
              { label: 'Price', value: 'price' },
            ],
          },
        ]}
      />
    );
  },
  play: async () => {
    await openByMouse();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Mute' }));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Mute' })).toBeChecked());
    await expect(screen.getByRole('group', { name: 'Sort by' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Price' }));
    await gone();
    await openByMouse();
    await expect(screen.getByRole('menuitemradio', { name: 'Price' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Name' })).not.toBeChecked();
  },
};

export const ControlledStaysPut: Story = {
  args: { open: true },
  play: async ({ args }) => {
    (await screen.findByRole('menu')).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
  },
};

/** The dialog returns the focus to the trigger, because the entry that opened it is gone by then. */
export const ADialogThatItOpensKeepsTheFocus: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu {...args} items={[{ label: 'Write a message', onSelect: () => setOpen(true) }]} />
        <Dialog title="Northwind Traders" open={open} onOpenChange={setOpen}>
          <input aria-label="Message" />
        </Dialog>
      </>
    );
  },
  play: async () => {
    await openByKeyboard();
    const menu = screen.getByRole('menu');
    // Radix says so when the closed menu may take the focus back.
    const onFocusMayReturn = fn();
    menu.addEventListener('focusScope.autoFocusOnUnmount', onFocusMayReturn);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Northwind Traders' });
    await gone();
    await waitFor(() => expect(onFocusMayReturn).toHaveBeenCalled());
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findTrigger()).toHaveFocus());
  },
};

/** A long page scrolls below an open menu, and its styles do not change. */
export const ThePageStaysAsItIs: Story = {
  play: async () => {
    const looks = () => [document.documentElement, document.body].map((element) => element.style.cssText);
    const before = looks();
    await openByMouse();
    await expect(looks()).toEqual(before);
    await expect(document.querySelector('[data-aria-hidden]')).toBeNull();
  },
};

export const DirectionComesFromTheTrigger: Story = {
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ display: 'grid', placeItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const menu = await openByMouse();
    await expect(menu).toHaveAttribute('dir', 'rtl');
    const edge = () => Math.round(menu.getBoundingClientRect().left);
    await waitFor(() => expect(edge()).toBe(Math.round(findTrigger().getBoundingClientRect().left)));
  },
};
