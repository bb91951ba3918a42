import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notifications } from '#fixtures/notifications.ts';
import { NotificationList } from '#trade/NotificationList/NotificationList.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Trade/Frame/TopBar/Interactions',
  component: TopBar,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/Home',
    announcements: 'Nothing new.',
    onAnnouncementsOpen: fn(),
    mode: 'Vendor',
    onModeChange: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogoGoesHomeThroughTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Guildhall' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Home', expect.anything());
  },
};

export const SwitchAsksForTheOtherSide: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Client mode' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(args.onModeChange).toHaveBeenCalledWith('Client');
  },
};

export const SwitchTurnsBackByKeyboard: Story = {
  args: { mode: 'Client' },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Client mode' });
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onModeChange).toHaveBeenCalledWith('Vendor');
  },
};

export const AnnouncementsOpen: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Announcements' });
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.click(button);
    await expect(args.onAnnouncementsOpen).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('dialog', { name: 'Announcements' })).toHaveTextContent(
      'Nothing new.',
    );
  },
};

export const UnreadDescribesAndDoesNotRename: Story = {
  args: { unreadCount: 3 },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Announcements' });
    await expect(button).toHaveAccessibleDescription('3 unread');
    await expect(within(canvasElement).getByText('3')).toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Announcements' });
    await expect(args.onAnnouncementsOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAnnouncementsOpen).toHaveBeenCalledOnce();
  },
};

const onOpen = fn();

export const AnnouncementsCloseWhereALinkLeadsAway: Story = {
  args: {
    announcements: (
      <NotificationList
        size="sm"
        notifications={notifications}
        notificationHref={({ subject }) => `#${subject}`}
        onOpen={onOpen}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Announcements' });
    await userEvent.click(button);
    const popover = within(await screen.findByRole('dialog', { name: 'Announcements' }));
    await userEvent.click(popover.getByRole('link', { name: /sent a quote/ }));
    await expect(onOpen).toHaveBeenCalledWith(notifications[0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AHundredAreManyUnread: Story = {
  args: { unreadCount: 100 },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Announcements' });
    await expect(button).toHaveAccessibleDescription('99+ unread');
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
};

export const TurnsTranslucentBeyondFiftyPixels: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    window.scrollTo(0, 49);
    await waitFor(() => expect(window.scrollY).toBe(49));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    window.scrollTo(0, 51);
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
    await expect(getComputedStyle(bar).backdropFilter).toContain('blur');
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'));
  },
};
