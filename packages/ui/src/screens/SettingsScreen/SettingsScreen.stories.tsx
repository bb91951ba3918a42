import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownCompany, longTextCompany } from '#fixtures/companies.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './SettingsScreen.contract.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const meta = {
  title: 'Screens/SettingsScreen',
  component: SettingsScreen,
  parameters: { contract, layout: 'fullscreen' },
  args: { companyName: ownCompany.companyName, onThemeChange: fn(), onSignOut: fn() },
  render: (args) =>
    inShell(<SettingsScreen {...args} />, { activeLabel: '', ...(args.mode && { mode: args.mode }) }),
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { mode: 'Client', theme: 'light' } };

/** The title names the mode. */
export const ClientSettings: Story = { args: { mode: 'Client' } };

/** A long name wraps. */
export const LongName: Story = { args: { companyName: longTextCompany.companyName } };

/** A guest can choose a theme, but not sign out. */
export const Guest: Story = {
  render: ({ theme = 'system' }) => inShell(<SettingsScreen theme={theme} />, {}),
};

/** With a selected theme. */
export const States: Story = { args: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Two previews side by side. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
