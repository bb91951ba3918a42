import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import { longInvitation, sentInvitation } from '#fixtures/team.ts';
import { contract } from './InviteForm.contract.ts';
import { InviteForm } from './InviteForm.tsx';

/** With the background and padding of a dialog. */
const onCard: Decorator = (Story) => (
  <Card style={{ background: 'var(--gh-color-surface-raised)' }}>
    <Story />
  </Card>
);

const meta = {
  title: 'Trade/Account/InviteForm',
  component: InviteForm,
  parameters: { contract },
  decorators: [onCard, width(600)],
  args: { onSubmit: fn(), onInviteAnother: fn() },
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '' } };

/** In its usual place. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  render: (args) => (
    <Dialog title="Invite a member" size="md" defaultOpen>
      <InviteForm {...args} />
    </Dialog>
  ),
};

/** An admin makes no owners. */
export const ByAnAdmin: Story = {
  args: { disabledRoles: { owner: 'Only an owner may make someone an owner.' } },
};

/** The letter is on its way. Its link can be passed on by other means, and only now. */
export const Sent: Story = { args: { sent: sentInvitation } };

/** While the invitation is sent, the text and the focus stay in place. */
export const Sending: Story = {
  args: { pending: true, defaultValues: { email: sentInvitation.email, role: 'sales' } },
};

/** A general error is shown above the buttons, the error of a field at the field. */
export const Failed: Story = {
  args: {
    defaultValues: { email: sentInvitation.email, role: 'sales' },
    error: 'Too many invitations today. Please try again tomorrow.',
    fieldErrors: { email: 'This person is a member of your company already.' },
  },
};

export const LongText: Story = { args: { sent: longInvitation } };

/** Every message at once. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <InviteForm {...args} />
      <InviteForm {...args} {...Failed.args} />
      <InviteForm {...args} {...Sending.args} />
      <InviteForm {...args} {...Sent.args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <InviteForm {...args} />
      <InviteForm {...args} {...Sent.args} />
    </div>
  ),
};

export const Narrow: Story = {
  decorators: [width(320)],
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <InviteForm {...args} />
      <InviteForm {...args} {...Sent.args} />
    </div>
  ),
};
