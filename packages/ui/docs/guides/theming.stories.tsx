import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Select } from '#components/Select/Select.tsx';
import { setTheme } from '#theme/set-theme.ts';
import type { Theme } from '#theme/theme.ts';
import { useTheme } from '#theme/use-theme.ts';

const meta = {
  title: 'Guides/Theming/Examples',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { docs: { source: { type: 'dynamic' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A part of the page in a theme of its own. */
export const Island: Story = {
  render: () => (
    <div data-gh-theme="dark" style={{ padding: 24, borderRadius: 'var(--gh-radius-lg)' }}>
      <p style={{ marginBlockEnd: 16 }}>Dark, whatever the page wears.</p>
      <Button>Save</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const island = within(canvasElement).getByText(/Dark, whatever/).parentElement!;
    await expect(getComputedStyle(island).colorScheme).toBe('dark');
  },
};

const labels: Record<Theme, string> = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

function ThemeSelect() {
  const theme = useTheme();
  return (
    <Select
      label="Theme"
      value={theme}
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      onValueChange={(value) => setTheme(value as Theme)}
    />
  );
}

/** The control that switches the page. */
export const Switcher: Story = {
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  render: () => <ThemeSelect />,
};
