import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { isWeekend } from '#fixtures/days.ts';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { contract } from './DateField.contract.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  parameters: { contract, anatomy: 'Open' },
  decorators: [width(280)],
  args: { label: 'Delivery', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: '2026-06-05',
    min: '2026-06-01',
    max: '2027-06-01',
    hint: 'The day on which the goods leave.',
    error: '',
    required: false,
    disabled: false,
    size: 'md',
  },
};

/** The calendar. Days outside the limits cannot be chosen. */
export const Open: Story = {
  args: { defaultValue: '2026-06-05', min: '2026-06-03' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByRole('grid', { name: 'June 2026' })).toBeVisible();
  },
};

/** Days on which the goods cannot leave can be focused, but not chosen. */
export const Unavailable: Story = {
  args: { defaultValue: '2026-06-05', isDateUnavailable: isWeekend },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: Open.play!,
};

/** Order, separators and the first day of the week are those of the language. */
export const Languages: Story = {
  render: (args) => (
    <Column>
      {['en-IN', 'en-US', 'de-DE', 'ja-JP'].map((locale) => (
        <LocaleProvider locale={locale} key={locale}>
          <DateField {...args} label={locale} defaultValue="2026-06-05" />
        </LocaleProvider>
      ))}
    </Column>
  ),
};

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <DateField {...args} label="Small" size="sm" defaultValue="2026-06-05" />
      <DateField {...args} label="Medium" hint="The day on which the goods leave." />
      <DateField {...args} label="Large" size="lg" required defaultValue="2026-06-05" />
      <DateField {...args} label="Invalid" error="Choose a day after today." defaultValue="2026-06-05" />
      <DateField {...args} label="Read only" readOnly defaultValue="2026-06-05" />
      <DateField {...args} label="Disabled" disabled defaultValue="2026-06-05" />
    </Column>
  ),
};

/** The calendar runs from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'التسليم',
    defaultValue: '2026-06-05',
    labels: { open: () => 'افتح التقويم', previousMonth: 'الشهر السابق', nextMonth: 'الشهر التالي' },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG">
        <Story />
      </LocaleProvider>
    ),
  ],
};

export const Narrow: Story = { decorators: [width(150)], args: { defaultValue: '2026-06-05' } };
