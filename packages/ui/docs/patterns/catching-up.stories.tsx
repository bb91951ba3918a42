import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { firstSteps, homeSummary, todayItems } from '#fixtures/catching-up.tsx';
import { inShell } from '#fixtures/in-shell.tsx';
import type { Badges } from '#fixtures/navigation.tsx';
import { notifications, notificationsNow, readNotifications } from '#fixtures/notifications.ts';
import { products } from '#fixtures/products.ts';
import { ClientHomeScreen } from '#screens/ClientHomeScreen/ClientHomeScreen.tsx';
import { VendorHomeScreen } from '#screens/VendorHomeScreen/VendorHomeScreen.tsx';
import { GettingStarted } from '#trade/GettingStarted/GettingStarted.tsx';
import { NotificationList, type NotificationListProps } from '#trade/NotificationList/NotificationList.tsx';
import { Today } from '#trade/Today/Today.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Catching up',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (_: number, written: string) => `${written} waiting`;
const badges: Badges = {
  Store: { badge: 2, badgeLabel: waiting },
  Network: { badge: 1, badgeLabel: waiting },
  Chats: { badge: 3, badgeLabel: (_, written) => `${written} unread` },
};

const list = (props: Partial<NotificationListProps>) => (
  <NotificationList
    notifications={notifications}
    now={notificationsNow}
    notificationHref={({ subject, company, title }) =>
      company === null && title === null ? undefined : `#${subject}`
    }
    onOpen={fn()}
    onReadAll={fn()}
    onNavigate={fn()}
    {...props}
  />
);

/** The newest of all, in the popover of the announcements. */
const announcements = (shown: NotificationListProps['notifications']) =>
  list({ notifications: shown.slice(0, 5), size: 'sm', seeAllHref: '#notifications' });

const home = (summary: ReactNode) => <VendorHomeScreen products={products} summary={summary} onAdd={fn()} />;

const openAnnouncements: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Announcements' }));
  await screen.findByRole('dialog', { name: 'Announcements' });
};

export const Badged: Story = {
  render: () =>
    inShell(home(undefined), { badges, unreadCount: 3, announcements: announcements(notifications) }),
};

export const Newest: Story = { ...Badged, play: openAnnouncements };

export const All: Story = {
  render: () =>
    inShell(
      <>
        <PageHeader title="Notifications" />
        {list({ style: { maxInlineSize: '48rem' } })}
      </>,
      { activeLabel: '', badges, unreadCount: 3 },
    ),
};

export const WhatWaitsToday: Story = {
  render: () => inShell(home(<Today items={todayItems} onNavigate={fn()} />), { badges }),
};

export const NewCompany: Story = {
  render: () =>
    inShell(
      <ClientHomeScreen
        requests={[]}
        summary={
          <GettingStarted
            steps={firstSteps.map((step) =>
              step.key === 'product' ? { ...step, key: 'request', done: false } : step,
            )}
            defaultOpen
            onDismiss={fn()}
            onNavigate={fn()}
          />
        }
        onCreate={fn()}
      />,
      { mode: 'Client' },
    ),
};

export const Both: Story = { render: () => inShell(home(homeSummary), { badges }) };

export const CaughtUp: Story = {
  render: () => inShell(home(undefined), { announcements: announcements(readNotifications) }),
  play: openAnnouncements,
};
