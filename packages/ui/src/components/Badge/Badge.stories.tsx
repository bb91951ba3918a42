import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, Factory } from 'lucide-react';
import { contract } from './Badge.contract.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = {
  title: 'Components/Data display/Badge',
  component: Badge,
  parameters: { contract },
  args: { children: 'Steel Manufacturing' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const tones: NonNullable<BadgeProps['tone']>[] = [
  'neutral',
  'accent',
  'info',
  'positive',
  'caution',
  'critical',
];

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'accent', leadingIcon: <Factory /> } };

/** The tone repeats what the word says; it never says it alone. */
export const Tones: Story = {
  render: () => (
    <div style={row}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

/** An icon helps the eye in a long list. */
export const WithIcon: Story = {
  render: () => (
    <div style={row}>
      <Badge tone="positive" leadingIcon={<Check />}>
        In stock
      </Badge>
      <Badge tone="critical" leadingIcon={<CircleAlert />}>
        Out of stock
      </Badge>
    </div>
  ),
};

/** Every tone with and without an icon. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map((tone) => (
        <div key={tone} style={row}>
          <Badge tone={tone}>{tone}</Badge>
          <Badge tone={tone} leadingIcon={<Factory />}>
            with an icon
          </Badge>
          <Badge tone={tone}>12</Badge>
        </div>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'صناعة الصلب', leadingIcon: <Factory />, lang: 'ar' },
};

/** A long word ends in an ellipsis rather than pushing its row wide. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <Badge {...args}>Pharmaceutical intermediates and reagents</Badge>
    </div>
  ),
};
