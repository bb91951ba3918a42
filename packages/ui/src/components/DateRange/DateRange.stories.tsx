import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './DateRange.contract.ts';
import { DateRange } from './DateRange.tsx';
import { lastDays } from './last-days.ts';

const end = '2026-06-30';
const presets = [
  { label: 'Last 7 days', ...lastDays(7, end) },
  { label: 'Last 30 days', ...lastDays(30, end) },
  { label: 'Last year', from: '2025-01-01', to: '2025-12-31' },
];

const meta = {
  title: 'Components/Forms/DateRange',
  component: DateRange,
  parameters: { contract },
  decorators: [width(440)],
  args: { label: 'Period', presets, onValueChange: fn() },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: lastDays(30, end),
    max: end,
    hint: 'Orders that were sent on these days.',
    error: '',
    required: false,
    disabled: false,
    readOnly: false,
    size: 'md',
  },
};

/** Without presets. */
export const Plain: Story = { args: { presets: [] } };

/** Each day limits the other. */
export const OutOfOrder: Story = { args: { defaultValue: { from: '2026-06-05', to: '2026-06-01' } } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <DateRange {...args} label="Empty" required hint="Orders that were sent on these days." />
      <DateRange {...args} label="Chosen" defaultValue={lastDays(30, end)} />
      <DateRange {...args} label="Invalid" error="Choose at most one year." presets={[]} />
      <DateRange {...args} label="Disabled" disabled defaultValue={lastDays(7, end)} />
      <DateRange {...args} label="Read only" readOnly defaultValue={lastDays(7, end)} />
    </Column>
  ),
};

/** The first day stands at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'الفترة',
    labels: { from: 'من', to: 'إلى' },
    presets: [{ label: 'آخر ٧ أيام', ...lastDays(7, end) }],
    defaultValue: lastDays(7, end),
  },
};

/** The fields stand below one another. */
export const Narrow: Story = { decorators: [width(240)], args: { defaultValue: lastDays(30, end) } };
