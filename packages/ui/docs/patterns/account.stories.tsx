import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownCompany } from '#fixtures/companies.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { profilePage } from '#fixtures/profile-page.tsx';
import { SettingsScreen } from '#screens/SettingsScreen/SettingsScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Looking after the account',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = { render: () => profilePage({}) };

export const EditProfile: Story = { render: () => profilePage({ defaultTab: 'edit-profile' }) };

export const ChangePassword: Story = { render: () => profilePage({ defaultTab: 'change-password' }) };

export const DangerZone: Story = { render: () => profilePage({ defaultTab: 'delete-account' }) };

export const Settings: Story = {
  render: () =>
    inShell(<SettingsScreen companyName={ownCompany.companyName} onThemeChange={fn()} onSignOut={fn()} />, {
      activeLabel: '',
    }),
};
