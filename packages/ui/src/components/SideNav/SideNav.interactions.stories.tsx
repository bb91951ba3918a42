import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConversationList } from '#trade/ConversationList/ConversationList.tsx';
import { UpgradeNova } from '#trade/UpgradeNova/UpgradeNova.tsx';
import { conversations, now } from '#fixtures/conversations.ts';
import { navigationAt } from '#fixtures/navigation.tsx';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Components/Navigation/SideNav/Interactions',
  component: SideNav,
  tags: ['!autodocs', '!manifest'],
  args: { items: navigationAt('Store'), onNavigate: fn() },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EntriesAreLinksToTheirPlaces: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const links = within(nav).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/Home'],
      ['Ai Guide', '/Ai%20Guide'],
      ['Store', '/Store'],
      ['Network', '/Network'],
      ['Chats', '/Chats'],
    ]);
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Store');
  },
};

export const PlainClickGoesThroughTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Network' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Network', expect.anything());
  },
};

export const FollowedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/Home', expect.anything());
  },
};

export const BadgeDescribesAndDoesNotRename: Story = {
  args: { items: navigationAt('Store').map((item) => ({ ...item, badge: 3 })) },
  play: async ({ canvasElement }) => {
    const chats = within(canvasElement).getByRole('link', { name: 'Chats' });
    await expect(chats).toHaveAccessibleDescription('3 new');
  },
};

export const BadgeSaysWhatItCounts: Story = {
  args: {
    items: navigationAt('Store').map((item) => ({
      ...item,
      badge: 100,
      ...(item.label === 'Chats' && { badgeLabel: (_: number, written: string) => `${written} unread` }),
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chats = canvas.getByRole('link', { name: 'Chats' });
    await expect(chats).toHaveAccessibleDescription('99+ unread');
    await expect(within(chats).getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Network' })).toHaveAccessibleDescription('99+ new');
  },
};

const small: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    messages: (
      <ConversationList
        size="sm"
        title="MESSAGE PREVIEW"
        conversations={conversations}
        now={now}
        onSelect={fn()}
      />
    ),
    upgrade: <UpgradeNova learnMoreHref="#subscriptions" onNavigate={fn()} />,
  },
};
const openMore = async (page: HTMLElement) => {
  await userEvent.click(within(page).getByRole('button', { name: 'More' }));
  return within(await screen.findByRole('dialog', { name: 'More' }));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull());

export const MoreHoldsMessagesOnSmallScreens: Story = {
  ...small,
  play: async ({ canvasElement }) => {
    await expect(screen.queryByText('MESSAGE PREVIEW')).not.toBeVisible();
    const more = await openMore(canvasElement);
    const messages = more.getByRole('region', { name: 'MESSAGE PREVIEW' });
    await expect(messages.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(within(messages).getAllByRole('button')[0]!);
    await closed();
  },
};

export const MoreHoldsThePlansOnSmallScreens: Story = {
  ...small,
  play: async ({ canvasElement }) => {
    const more = await openMore(canvasElement);
    await userEvent.click(more.getByRole('button', { name: 'Upgrade NOVA' }));
    const plans = within(await screen.findByRole('dialog', { name: 'Upgrade NOVA' }));
    await waitFor(() => expect(plans.getByText('NOVA Free')).toBeVisible());
    await userEvent.click(plans.getByRole('link', { name: 'Learn more about subscriptions' }));
    await closed();
  },
};

export const MoreByKeyboard: Story = {
  ...small,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'More' });
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EveryEntryIsAThumbWide: Story = {
  ...small,
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    const entries = [...nav.getAllByRole('link'), nav.getByRole('button', { name: 'More' })];
    await expect(entries).toHaveLength(6);
    for (const entry of entries) {
      const { width, height, bottom } = entry.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
    }
  },
};

/** The part of an element that shows: what its ancestors clip is left out. */
function shownWidth(element: Element): number {
  let { left, right } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const box = around.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
  }
  return right - left;
}

const crowded: Story = {
  args: { items: navigationAt('Store').map((item) => ({ ...item, badge: 100 })) },
  play: async ({ canvasElement }) => {
    const badges = within(canvasElement).getAllByText('99+');
    await expect(badges).toHaveLength(5);
    for (const badge of badges)
      await expect(shownWidth(badge)).toBeCloseTo(badge.getBoundingClientRect().width, 0);
  },
};

export const LargeCountsAreWholeAtTheFoot: Story = {
  ...crowded,
  globals: { viewport: { value: 'mobile1' } },
};

export const LargeCountsAreWholeOnTheRail: Story = {
  ...crowded,
  globals: { viewport: { value: 'tablet' } },
};
