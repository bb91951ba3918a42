import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SettingsScreen } from './SettingsScreen.tsx';

const meta = {
  title: 'Screens/SettingsScreen/Interactions',
  component: SettingsScreen,
  tags: ['!autodocs', '!manifest'],
  args: { theme: 'light', onThemeChange: fn(), onSignOut: fn() },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThemeChosenByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const themes = within(canvas.getByRole('group', { name: 'Theme' }));
    await expect(themes.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.click(themes.getByRole('radio', { name: 'High contrast' }));
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
    await expect(args.onThemeChange).toHaveBeenCalledWith('high-contrast');
    await expect(themes.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};

export const ThemeChosenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const SignsOut: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const ExportsForThoseWhoMay: Story = {
  args: { exportButton: <button type="button">Export everything</button> },
  play: async ({ canvasElement }) => {
    const data = within(canvasElement).getByRole('region', { name: 'Your data' });
    await expect(within(data).getByRole('button', { name: 'Export everything' })).toBeVisible();
  },
};

export const TitleNamesTheMode: Story = {
  args: { mode: 'Client' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Client Settings' }),
    ).toBeVisible();
  },
};
