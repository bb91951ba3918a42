import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './EmailChips.contract.ts';
import { EmailChips } from './EmailChips.tsx';

const meta = {
  title: 'Components/Forms/EmailChips',
  component: EmailChips,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Employee Emails', onValueChange: fn(), onInvalid: fn() },
} satisfies Meta<typeof EmailChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: ['anna@northwind.example'],
    placeholder: 'name@company.com',
    hint: '',
    error: '',
    required: false,
    disabled: false,
  },
};

const team = ['anna@northwind.example', 'bo@northwind.example', 'chandra.lakshmi@northwind.example'];

/** Those that were added stand below and can be taken out again. */
export const WithEmails: Story = { args: { defaultValue: team } };

/** What is wrong, below the field it is about. */
export const WithError: Story = { args: { required: true, error: 'Name at least one person.' } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <EmailChips {...args} label="Empty" hint="They can all log in." />
      <EmailChips {...args} label="With people" defaultValue={team} required />
      <EmailChips {...args} label="Invalid" error="Name at least one person." />
      <EmailChips {...args} label="Disabled" defaultValue={team} disabled />
    </Column>
  ),
};

/** Chips begin at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'بريد الموظفين', defaultValue: team, lang: 'ar' },
};

/** The button goes below the box and a long address wraps inside its chip. */
export const Narrow: Story = {
  decorators: [width(200)],
  args: { defaultValue: ['chandra.lakshmi.venkataraman@northwind-traders.example'] },
};
