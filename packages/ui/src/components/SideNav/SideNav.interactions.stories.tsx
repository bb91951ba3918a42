import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mainNavigation } from './main-navigation.tsx';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Components/SideNav/Interactions',
  component: SideNav,
  tags: ['!autodocs', '!manifest'],
  args: { activeLabel: 'Store', onNavigate: fn() },
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
  args: { items: mainNavigation.map((item) => ({ ...item, badge: 3 })) },
  play: async ({ canvasElement }) => {
    const chats = within(canvasElement).getByRole('link', { name: 'Chats' });
    await expect(chats).toHaveAccessibleDescription('3 new');
  },
};
