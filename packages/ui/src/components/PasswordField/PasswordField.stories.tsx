import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './PasswordField.contract.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Password', onValueChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    autoComplete: 'current-password',
    size: 'md',
    hint: '',
    error: '',
    required: false,
    disabled: false,
  },
};

/** Choosing one: the browser offers to make it up and to remember it. */
export const NewPassword: Story = {
  args: { autoComplete: 'new-password', hint: 'A sentence is easier to remember than a puzzle.' },
};

/** What is wrong, below the field it is about. */
export const WithError: Story = {
  args: { label: 'Confirm Password', defaultValue: 'secret', error: 'Passwords do not match!' },
};

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <PasswordField {...args} label="Small" size="sm" defaultValue="secret" />
      <PasswordField {...args} label="Medium" defaultValue="secret" required />
      <PasswordField {...args} label="Large" size="lg" defaultValue="secret" />
      <PasswordField {...args} label="Invalid" defaultValue="secret" error="Passwords do not match!" />
      <PasswordField {...args} label="Disabled" defaultValue="secret" disabled />
    </Column>
  ),
};

/** The button is at the left end. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'كلمة المرور', defaultValue: 'secret', lang: 'ar' },
};

/** The button keeps its size, the box shrinks. */
export const Narrow: Story = { decorators: [width(160)], args: { defaultValue: 'a-rather-long-secret' } };
