import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { isWeekend } from '#fixtures/days.ts';
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

/** No day of a range may be one that is not available, as a Saturday or a Sunday here. */
export const Unavailable: Story = {
  args: {
    presets: [],
    defaultValue: { from: '2026-06-02', to: '2026-06-04' },
    isDateUnavailable: isWeekend,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the calendar of To' }));
    await expect(await within(document.body).findByRole('grid', { name: 'June 2026' })).toBeVisible();
  },
};

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
