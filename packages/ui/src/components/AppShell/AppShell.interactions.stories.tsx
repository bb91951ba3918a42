import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { doubleText } from '#fixtures/double-text.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Components/Layout/AppShell/Interactions',
  component: AppShell,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { topBar: null, sideNav: null },
  render: () => inShell(<h1>Products</h1>, {}),
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStopSkipsToTheContent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    skip.focus();
    await userEvent.click(skip);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** With links at every height of the screen, none stays below a bar. */
export const TheFocusIsInSightOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () =>
    inShell(
      Array.from({ length: 60 }, (_, n) => (
        <a key={n} href={`#${n}`} style={{ display: 'block', minBlockSize: 24 }}>
          Product {n + 1}
        </a>
      )),
      {},
    ),
  play: async ({ canvas }) => {
    const top = canvas.getByRole('banner');
    const bottom = canvas.getByRole('navigation', { name: 'Main' });
    const links = within(canvas.getByRole('main')).getAllByRole('link');
    for (const link of [...links, ...links.toReversed()]) {
      link.focus();
      const box = link.getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(bottom.getBoundingClientRect().top);
      await expect(box.top).toBeGreaterThanOrEqual(top.getBoundingClientRect().bottom);
    }
  },
};

export const AnnouncesPolitely: Story = {
  render: (args) => (
    <AppShell {...args} announcement="Chats: 3 unread">
      <h1>Products</h1>
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chats: 3 unread');
  },
};

export const HasItsLandmarks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const FitsAPhoneWithTextTwiceAsLarge: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: doubleText,
  render: () => inShell(<h1>Products</h1>, { unreadCount: 11, badges: { Chats: { badge: 12 } } }),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    for (const name of ['Announcements', /^Account of/])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().right).toBeLessThanOrEqual(
        innerWidth,
      );
    // The bar scrolls away with the page.
    await expect(
      Number.parseFloat(getComputedStyle(canvas.getByRole('banner')).insetBlockStart),
    ).toBeLessThan(-innerHeight);
    // Icons alone: the words are for screen readers, and no count is cut off.
    for (const link of within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link'))
      for (const part of link.children) {
        const { left, right } = part.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(link.getBoundingClientRect().left);
        await expect(right).toBeLessThanOrEqual(link.getBoundingClientRect().right);
      }
  },
};

export const LeavesRoomForAConversationWithTextTwiceAsLarge: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: doubleText,
  render: () => inShell(<h1>Chats</h1>, { layout: 'fill' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').clientHeight).toBeGreaterThan(innerHeight / 2);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
