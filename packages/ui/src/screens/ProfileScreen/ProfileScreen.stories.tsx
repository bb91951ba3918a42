import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileView } from '#trade/ProfileView/ProfileView.tsx';
import { profilePage } from '#fixtures/profile-page.tsx';
import { contract } from './ProfileScreen.contract.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Screens/ProfileScreen',
  component: ProfileScreen,
  parameters: { contract, layout: 'fullscreen' },
  args: { panels: {} },
  render: (args) => profilePage(args),
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultTab: 'manage-roles' } };

/** The company is loading; the tabs are there already. */
export const Loading: Story = { args: { panels: { 'view-profile': <ProfileView loading /> } } };

/** For a member whose role permits no changes: the other tabs are left out. */
export const ReadOnly: Story = { args: { tabs: ['view-profile', 'change-password', 'manage-roles'] } };

/** A tab without content shows its title alone. */
export const ToCome: Story = { args: { defaultTab: 'manage-roles' } };

/** Details are changed in place. */
export const EditProfile: Story = { args: { defaultTab: 'edit-profile' } };

/** Actions that cannot be undone are set apart by text, position and colour. */
export const DangerZone: Story = { args: { defaultTab: 'delete-account' } };

/** A selected tab beside those that are not. */
export const States: Story = { ...Default };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The tabs are a row that scrolls. */
export const Narrow: Story = {
  args: { defaultTab: 'manage-roles' },
  globals: { viewport: { value: 'mobile1' } },
};
