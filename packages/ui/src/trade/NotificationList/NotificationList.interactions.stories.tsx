import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  longNotification,
  notifications,
  notificationsNow,
  readNotifications,
} from '#fixtures/notifications.ts';
import { NotificationList } from './NotificationList.tsx';

const meta = {
  title: 'Trade/Account/NotificationList/Interactions',
  component: NotificationList,
  tags: ['!autodocs', '!manifest'],
  args: {
    notifications,
    now: notificationsNow,
    notificationHref: ({ subject, company, title }) =>
      company === null && title === null ? undefined : `#${subject}`,
    onOpen: fn(),
    onReadAll: fn(),
    onNavigate: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
  },
  render: function Reading({ notifications: given, onReadAll, ...args }) {
    const [shown, setShown] = useState(given);
    return (
      <NotificationList
        {...args}
        notifications={shown}
        onReadAll={() => {
          onReadAll?.();
          setShown(shown.map((one) => ({ ...one, unread: false })));
        }}
      />
    );
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ARowIsOneLinkThatSaysItAll: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Notifications' }));
    const rows = list.getAllByRole('listitem');
    await expect(rows).toHaveLength(notifications.length);
    const match = list.getByRole('link', { name: /Konark.+looks for “Seamless pipes, 60 mm”/ });
    await expect(match).toHaveAccessibleName(/Matches: steel, pipes 3 hours ago Unread$/);
    await userEvent.click(match);
    await expect(args.onOpen).toHaveBeenCalledWith(notifications[2]);
  },
};

export const WhatIsGoneIsText: Story = {
  play: async ({ canvasElement }) => {
    const gone = within(canvasElement).getByText('Unknown Company declined the quote');
    await expect(gone.closest('a, button')).toBeNull();
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(notifications.length - 1);
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(notifications[0]);
  },
};

export const ReadAllLeavesTheFocusOnTheList: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Notifications' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await expect(canvas.queryByText('Unread')).toBeNull();
  },
};

export const UnreadOnesAreChosenByKeyboard: Story = {
  args: { onUnreadChange: fn() },
  play: async ({ canvas, args }) => {
    const choice = within(canvas.getByRole('radiogroup', { name: 'Notifications shown' }));
    choice.getByRole('radio', { name: 'All' }).focus();
    await expect(choice.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onUnreadChange).toHaveBeenLastCalledWith(true);
  },
};

/** What is read is not unread: the list is empty, and says so where the focus is. */
export const ReadAllOfThoseUnreadLeavesTheFocusOnWhatIsSaid: Story = {
  args: {
    notifications: notifications.filter(({ unread }) => unread),
    unread: true,
    onUnreadChange: fn(),
  },
  render: function Reading({ notifications: given, ...args }) {
    const [shown, setShown] = useState(given);
    return <NotificationList {...args} notifications={shown} onReadAll={() => setShown([])} />;
  },
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Nothing unread' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-component="EmptyState"]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Show all notifications' }));
    await expect(args.onUnreadChange).toHaveBeenLastCalledWith(false);
  },
};

export const SeesAll: Story = {
  args: { size: 'sm', seeAllHref: '/notifications' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'See all' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/notifications', expect.anything());
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { notifications: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingNewLooksLikeOtherEmptyLists: Story = {
  args: { notifications: [] },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('[data-component="EmptyState"] > [data-part="icon"]')!;
    await expect(icon.getBoundingClientRect().width).toBe(56);
  },
};

/** A long name ends with an ellipsis, so that it does not push the others out of sight. */
export const ALongSentenceEndsAfterThreeLines: Story = {
  args: { size: 'sm', notifications: [longNotification] },
  play: async ({ canvasElement }) => {
    const sentence = canvasElement.querySelector('[data-part="sentence"]')!;
    const line = Number.parseFloat(getComputedStyle(sentence).lineHeight);
    await expect(sentence.clientHeight).toBe(Math.round(3 * line));
    await expect(sentence.scrollHeight).toBeGreaterThan(sentence.clientHeight);
  },
};

/** Whether something is unread is known only then. */
export const StaysInPlaceWhenItIsLoaded: Story = {
  render: (args) => (
    <>
      <NotificationList {...args} notifications={[]} state="loading" />
      <NotificationList {...args} notifications={readNotifications} />
      <NotificationList {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('[data-component="NotificationList"]')].map(
      (list) =>
        list.querySelector('[data-component="PagedList"]')!.getBoundingClientRect().top -
        list.getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};
