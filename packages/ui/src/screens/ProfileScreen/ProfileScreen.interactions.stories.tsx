import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { profilePanels } from '#fixtures/profile-page.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Screens/ProfileScreen/Interactions',
  component: ProfileScreen,
  tags: ['!autodocs', '!manifest'],
  args: { panels: { 'view-profile': 'Malabar Trading House', 'edit-profile': 'Soon.' }, onTabChange: fn() },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTabShowsItsTitle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'View Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Malabar Trading House');
    for (const [label, title, value] of [
      ['Edit Profile', 'Edit Profile', 'edit-profile'],
      ['Change Password', 'Change Password', 'change-password'],
      ['Employee Roles', 'Manage Employee Roles', 'manage-roles'],
      ['Deactivate Account', 'Deactivate Account', 'deactivate-account'],
      ['Delete Account', 'Delete Account', 'delete-account'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: label }));
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(args.onTabChange).toHaveBeenLastCalledWith(value);
    }
    await expect(args.onTabChange).toHaveBeenCalledTimes(5);
  },
};

export const TheCompanysNameIsSmallerThanTheTitle: Story = {
  args: { panels: profilePanels() },
  play: async ({ canvas }) => {
    const size = (level: number) =>
      Number.parseFloat(getComputedStyle(canvas.getAllByRole('heading', { level })[0]!).fontSize);
    await expect(size(2)).toBeLessThan(size(1));
  },
};

export const SelectedByArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Edit Profile' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Edit Profile' })).toHaveTextContent('Soon.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Delete Account' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'View Profile' })).toHaveFocus();
  },
};

export const DangerIsToldBeforehand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Delete Account' })).toHaveAccessibleDescription(
      'Danger Zone',
    );
    await expect(canvas.getByRole('tab', { name: 'Edit Profile' })).not.toHaveAccessibleDescription();
  },
};

export const ControlledStaysPut: Story = {
  args: { tab: 'view-profile' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Edit Profile' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('edit-profile');
    await expect(canvas.getByRole('tab', { name: 'View Profile' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const FollowsThePagesDirection: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('tabpanel');
    await expect(getComputedStyle(panel).direction).toBe('rtl');
  },
};
