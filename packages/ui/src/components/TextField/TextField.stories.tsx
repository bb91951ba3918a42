import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, X } from 'lucide-react';
import { fn } from 'storybook/test';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
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
  argTypes: { leadingIcon: { control: false }, trailingAction: { control: false } },
};

/** What the reader needs to know before answering. */
export const WithHint: Story = { args: { hint: 'As it stands in the register.' } };

/** What is wrong and how to mend it, in words. */
export const WithError: Story = {
  args: { label: 'Email', type: 'email', defaultValue: 'anna', error: 'Please enter a valid email address!' },
};

/** An icon tells fields apart at a glance. */
export const WithIcon: Story = { args: { label: 'Email', type: 'email', leadingIcon: <Mail /> } };

/** A unit, or the ending of an address, is read with the field. */
export const Trailing: Story = {
  args: { label: 'Address', defaultValue: 'northwind', trailing: '.guildhall.example' },
};

/** A control at the end of the box: to copy what is in it, to clear it. */
export const TrailingAction: Story = {
  args: {
    label: 'Invitation link',
    type: 'url',
    readOnly: true,
    defaultValue: 'https://guildhall.example/join/7KQ2',
    trailingAction: (
      <CopyButton iconOnly label="Copy the invitation link" text="https://guildhall.example/join/7KQ2" />
    ),
  },
};

/** Must be answered. */
export const Required: Story = { args: { required: true } };

const clear = <IconButton size="sm" label="Clear the name" icon={<X />} />;

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <TextField {...args} label="Small" size="sm" defaultValue="Northwind" />
      <TextField {...args} label="Medium" placeholder="Northwind Traders" leadingIcon={<Mail />} />
      <TextField {...args} label="Large" size="lg" defaultValue="Northwind" required />
      <TextField {...args} label="Unit" defaultValue="25" trailing="kg" />
      <TextField {...args} label="Action" size="sm" defaultValue="Northwind" trailingAction={clear} />
      <TextField
        {...args}
        label="Both, disabled"
        defaultValue="25"
        trailing="kg"
        trailingAction={<IconButton size="sm" label="Clear the amount" icon={<X />} disabled />}
        disabled
      />
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
  args: {
    label: 'اسم الشركة',
    leadingIcon: <Mail />,
    defaultValue: 'شركة',
    trailing: 'ذ.م.م.',
    required: true,
    lang: 'ar',
  },
};

/** Label and messages wrap; the box shrinks. */
export const Narrow: Story = {
  decorators: [width(160)],
  args: { label: 'Registered name of the company', error: 'Write at least two letters.' },
};
