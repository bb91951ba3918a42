import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './ChangePasswordForm.contract.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  title: 'Trade/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  parameters: { contract },
  args: { email: 'asha@malabar.example', onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '' } };

/** While the password is saved, the text and the focus stay in place. */
export const Saving: Story = { args: { pending: true } };

/** The server did not take the current password, and the new one is easy to guess. */
export const Refused: Story = {
  args: {
    fieldErrors: {
      currentPassword: 'The current password is wrong.',
      newPassword: 'This password is easy to guess. Please choose another one.',
    },
  },
};

/** A general error is shown above the button. */
export const Failed: Story = { args: { error: 'Too many attempts. Please try again in an hour.' } };

/** Every message. */
export const States: Story = {
  render: (args) => (
    <Column>
      <ChangePasswordForm {...args} />
      <ChangePasswordForm {...args} {...Refused.args} {...Failed.args} />
      <ChangePasswordForm {...args} pending />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(280)] };
