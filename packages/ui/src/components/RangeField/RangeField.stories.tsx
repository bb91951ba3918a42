import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './RangeField.contract.ts';
import { RangeField } from './RangeField.tsx';

const meta = {
  title: 'Components/Forms/RangeField',
  component: RangeField,
  parameters: { contract },
  decorators: [width(320)],
  args: { label: 'Price', kind: 'money', min: 0, max: 50_000, step: 500, onValueChange: fn() },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: { from: 5000, to: 30_000 },
    hint: 'Without tax.',
    error: '',
    required: false,
    disabled: false,
  },
};

/** Plain numbers with a unit. */
export const WithUnit: Story = {
  args: {
    label: 'Weight',
    kind: 'number',
    unit: 'kg',
    max: 200,
    step: 5,
    defaultValue: { from: 20, to: null },
  },
};

/** Where the greatest number is not known, the end of the track stands for that number and more. */
export const OpenEnded: Story = { args: { openEnded: true, defaultValue: { from: 75_000, to: 2_00_000 } } };

/** Each number limits the other. */
export const OutOfOrder: Story = { args: { defaultValue: { from: 30_000, to: 5000 } } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <RangeField {...args} label="No limits" hint="Without tax." />
      <RangeField {...args} label="Limited" required defaultValue={{ from: 5000, to: 30_000 }} />
      <RangeField {...args} label="Invalid" error="No product costs that little." />
      <RangeField {...args} label="Disabled" disabled defaultValue={{ from: 5000, to: 30_000 }} />
    </Column>
  ),
};

/** The track begins at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'السعر',
    defaultValue: { from: 5000, to: 30_000 },
    labels: {
      from: 'من',
      to: 'إلى',
      fromThumb: (label) => `${label} من`,
      toThumb: (label) => `${label} إلى`,
    },
  },
};

export const Narrow: Story = { decorators: [width(200)], args: { defaultValue: { from: 5000, to: null } } };
