import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { brand } from '#brand/brand.ts';
import { Alert } from '#components/Alert/Alert.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { setTheme } from '#theme/set-theme.ts';
import { modes } from '#theme/theme.ts';
import type { Theme } from '#theme/theme.ts';
import { useTheme } from '#theme/use-theme.ts';

const meta = {
  title: 'Guides/Theming/Examples',
  tags: ['!dev', '!autodocs', '!manifest'],
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
      onValueChange={setTheme}
    />
  );
}

/** The control that switches the page. */
export const Switcher: Story = {
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  render: () => <ThemeSelect />,
};

function BrandPicker() {
  const [color, setColor] = useState('#7a1f2b');
  const { style } = brand(color);
  return (
    <div style={{ display: 'grid', gap: 'var(--gh-space-2)' }}>
      <label style={{ display: 'flex', gap: 'var(--gh-space-1)', alignItems: 'center' }}>
        Colour
        <input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
        <code>{color}</code>
      </label>
      <div
        style={{
          display: 'grid',
          gap: 'var(--gh-space-2)',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
        }}
      >
        {modes.map((mode) => (
          <section
            key={mode}
            aria-label={labels[mode]}
            data-gh-theme={mode}
            style={{
              ...style[mode],
              display: 'grid',
              gap: 'var(--gh-space-2)',
              justifyItems: 'start',
              padding: 'var(--gh-space-3)',
              border: '1px solid var(--gh-color-border)',
              borderRadius: 'var(--gh-radius-lg)',
            }}
          >
            <strong>{labels[mode]}</strong>
            <Button>Save</Button>
            <Button variant="secondary">Cancel</Button>
            <Link href="#terms">Terms of delivery</Link>
            <Badge tone="accent">New</Badge>
            <Switch label="Client mode" defaultChecked />
            <TextField label="Company" defaultValue="Asha Metals" />
            <Progress label="Upload" value={60} />
            <Alert tone="positive" title="Saved">
              Other companies see it now.
            </Alert>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Three themes from one colour. */
export const OwnBrand: Story = {
  render: () => <BrandPicker />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.change(canvas.getByLabelText(/Colour/), { target: { value: '#ffd400' } });
    await expect(canvas.getByText('#ffd400')).toBeVisible();
    const [light] = canvas.getAllByRole('button', { name: 'Save' });
    const expected = brand('#ffd400').style.light['--gh-color-action'];
    await expect(getComputedStyle(light!).getPropertyValue('--gh-color-action')).toBe(expected);
  },
};
