import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProfileView } from '#trade/ProfileView/ProfileView.tsx';
import { companies, ownCompany } from '#fixtures/companies.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { ProfileScreen, type ProfileScreenProps } from '#screens/ProfileScreen/ProfileScreen.tsx';
import { SettingsScreen } from '#screens/SettingsScreen/SettingsScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Looking after the account',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = (props: Partial<ProfileScreenProps>) =>
  inShell(
    <ProfileScreen
      panels={{
        'view-profile': (
          <ProfileView
            {...ownCompany}
            headingLevel={1}
            email="hello@malabar.example"
            adminEmail="office@malabar.example"
            panNumber="AAAPM1234C"
            employeeEmails={['asha@malabar.example', 'ravi@malabar.example']}
            connections={companies}
          />
        ),
        'change-password': <p>You will be able to choose a new password here. That is still to come.</p>,
        'delete-account': <p>Here you will be able to delete your account. That is still to come.</p>,
      }}
      onTabChange={fn()}
      {...props}
    />,
    { activeLabel: '' },
  );

export const Profile: Story = { render: () => profile({}) };

export const ChangePassword: Story = { render: () => profile({ defaultTab: 'change-password' }) };

export const DangerZone: Story = { render: () => profile({ defaultTab: 'delete-account' }) };

export const Settings: Story = {
  render: () =>
    inShell(<SettingsScreen companyName={ownCompany.companyName} onThemeChange={fn()} onSignOut={fn()} />, {
      activeLabel: '',
    }),
};
