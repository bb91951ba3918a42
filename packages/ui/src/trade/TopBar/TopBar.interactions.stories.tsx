import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Trade/Frame/TopBar/Interactions',
  component: TopBar,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/Home',
    announcements: 'Nothing new.',
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
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Announcements' }));
    await expect(await screen.findByRole('dialog', { name: 'Announcements' })).toHaveTextContent(
      'Nothing new.',
    );
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
