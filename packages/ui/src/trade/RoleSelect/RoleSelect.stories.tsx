import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './RoleSelect.contract.ts';
import { RoleSelect } from './RoleSelect.tsx';

const meta = {
  title: 'Trade/Account/RoleSelect',
  component: RoleSelect,
  parameters: { contract },
  decorators: [width(444)],
  args: { onValueChange: fn() },
} satisfies Meta<typeof RoleSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { layout: 'list', label: 'Role', required: false, error: '' },
};

/** Below the select stands what the chosen role may. */
export const Chosen: Story = { args: { defaultValue: 'sales' } };

/** All roles, to compare them. */
export const List: Story = { args: { layout: 'list', defaultValue: 'buyer' } };

/** An admin makes no owners. The reason stands at the role. */
export const DisabledRole: Story = {
  args: {
    layout: 'list',
    defaultValue: 'admin',
    disabledRoles: { owner: 'Only an owner may make someone an owner.' },
  },
};

/** Every role and state. */
export const States: Story = {
  args: { disabledRoles: { owner: 'Only an owner may make someone an owner.' } },
  render: (args) => (
    <Column>
      <RoleSelect {...args} label="Not chosen" required />
      <RoleSelect {...args} label="Chosen" defaultValue="viewer" />
      <RoleSelect {...args} label="Invalid" required error="Role is required." />
      <RoleSelect {...args} label="Invalid list" layout="list" required error="Role is required." />
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { layout: 'list', defaultValue: 'buyer' },
};

export const Narrow: Story = {
  decorators: [width(320)],
  render: (args) => (
    <Column>
      <RoleSelect {...args} defaultValue="buyer" />
      <RoleSelect {...args} layout="list" />
    </Column>
  ),
};
