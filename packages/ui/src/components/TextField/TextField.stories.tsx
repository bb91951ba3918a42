import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './TextField.contract.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Company Name', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    type: 'text',
    size: 'md',
    placeholder: 'Northwind Traders',
    hint: 'As it stands in the register.',
    error: '',
    required: false,
    disabled: false,
    hideLabel: false,
  },
  argTypes: { leadingIcon: { control: false } },
};

/** What the reader needs to know before answering. */
export const WithHint: Story = { args: { hint: 'As it stands in the register.' } };

/** What is wrong and how to mend it, in words. */
export const WithError: Story = {
  args: { label: 'Email', type: 'email', defaultValue: 'anna', error: 'Please enter a valid email address!' },
};

/** An icon tells fields apart at a glance. */
export const WithIcon: Story = { args: { label: 'Email', type: 'email', leadingIcon: <Mail /> } };

/** Must be answered. */
export const Required: Story = { args: { required: true } };

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <TextField {...args} label="Small" size="sm" defaultValue="Northwind" />
      <TextField {...args} label="Medium" placeholder="Northwind Traders" leadingIcon={<Mail />} />
      <TextField {...args} label="Large" size="lg" defaultValue="Northwind" required />
      <TextField
        {...args}
        label="Invalid"
        defaultValue="N"
        error="Write at least two letters."
        hint="Its full name."
      />
      <TextField {...args} label="Read only" defaultValue="Northwind" readOnly />
      <TextField {...args} label="Disabled" defaultValue="Northwind" disabled />
    </Column>
  ),
};

/** Text and icon begin at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'اسم الشركة', leadingIcon: <Mail />, defaultValue: 'شركة', required: true, lang: 'ar' },
};

/** Label and messages wrap; the box shrinks. */
export const Narrow: Story = {
  decorators: [width(160)],
  args: { label: 'Registered name of the company', error: 'Write at least two letters.' },
};
