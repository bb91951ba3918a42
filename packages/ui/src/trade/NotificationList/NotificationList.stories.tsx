import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import {
  longNotification,
  manyNotifications,
  notifications,
  notificationsNow,
  readNotifications,
} from '#fixtures/notifications.ts';
import { contract } from './NotificationList.contract.ts';
import { NotificationList } from './NotificationList.tsx';

const meta = {
  title: 'Trade/Account/NotificationList',
  component: NotificationList,
  parameters: { contract },
  decorators: [width(720)],
  args: {
    notifications,
    now: notificationsNow,
    notificationHref: ({ subject, company, title }) =>
      company === null && title === null ? undefined : `#${subject}`,
    onOpen: fn(),
    onReadAll: fn(),
    onNavigate: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', more: 'end' } };

/** On a page, which shows all of them or those unread. */
export const OnAPage: Story = { args: { onUnreadChange: fn() } };

/** Only those unread. */
export const Unread: Story = {
  args: { ...OnAPage.args, notifications: notifications.filter(({ unread }) => unread), unread: true },
};

/** All have been read: the page leads back to them. */
export const NothingUnread: Story = { args: { ...Unread.args, notifications: [] } };

/** In the popover of the announcements, with the way to all of them. */
export const InAPopover: Story = {
  args: { size: 'sm', notifications: notifications.slice(0, 5), seeAllHref: '#notifications' },
  decorators: [width(330)],
};

/** All have been read: there is nothing to mark. */
export const AllRead: Story = { args: { notifications: readNotifications } };

export const One: Story = { args: { notifications: notifications.slice(0, 1) } };

export const Loading: Story = { args: { notifications: [], state: 'loading' } };

export const Error: Story = { args: { notifications: [], state: 'error' } };

export const Empty: Story = { args: { notifications: [] } };

/** In a popover there is no room for more than a word. */
export const EmptyInAPopover: Story = { args: { notifications: [], size: 'sm' } };

/** Rows off the screen are not laid out. */
export const Many: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { notifications: manyNotifications(100), more: 'idle', onLoadMore: fn() },
};

/** The next page could not be loaded. */
export const MoreFailed: Story = { args: { more: 'error', onLoadMore: fn() } };

export const LongText: Story = { args: { notifications: [longNotification, ...notifications] } };

/** Both sizes, those unread, with a kind that is not known; loading, failed, and without any. */
export const States: Story = {
  args: { notifications: [{ ...notifications[0]!, number: 14, kind: 'auction' }, ...notifications] },
  render: (args) => (
    <Column>
      <NotificationList {...args} />
      <NotificationList {...args} size="sm" seeAllHref="#notifications" />
      <NotificationList {...args} {...Unread.args} />
      <NotificationList {...args} {...NothingUnread.args} />
      <NotificationList {...args} {...Loading.args} />
      <NotificationList {...args} {...Error.args} />
      <NotificationList {...args} {...Empty.args} />
      <NotificationList {...args} {...EmptyInAPopover.args} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [width(320)],
  args: { notifications: [longNotification, ...notifications] },
};
