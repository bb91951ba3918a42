import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Trade/Account/AccountMenu/Interactions',
  component: AccountMenu,
  tags: ['!autodocs', '!manifest'],
  args: { companyName: 'Malabar Trading House', onProfile: fn(), onSignOut: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, paddingBlockStart: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const findTrigger = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Malabar Trading House' });

export const ChosenByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findTrigger(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: 'Profile' }));
    await expect(args.onProfile).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull());
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Sign Out' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(findTrigger(canvasElement)).toHaveFocus());
  },
};

export const MarksTheEntryWhoseScreenIsShown: Story = {
  args: { onSettings: fn(), current: 'settings' },
  play: async ({ canvasElement }) => {
    await expect(findTrigger(canvasElement)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(findTrigger(canvasElement));
    await expect(await screen.findByRole('button', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(screen.getByRole('button', { name: 'Profile' })).not.toHaveAttribute('aria-current');
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(findTrigger(canvasElement));
    await screen.findByRole('button', { name: 'Profile' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findTrigger(canvasElement)).toHaveFocus());
  },
};

export const OffersOnlyWhatDoesSomething: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(findTrigger(canvasElement));
    await screen.findByRole('button', { name: 'Profile' });
    await expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
  },
};
