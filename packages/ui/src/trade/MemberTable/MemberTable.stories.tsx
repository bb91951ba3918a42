import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import {
  invitations,
  largeTeam,
  longInvitation,
  longNamedMember,
  owner,
  team,
  teamNow,
} from '#fixtures/team.ts';
import { contract } from './MemberTable.contract.ts';
import { MemberTable } from './MemberTable.tsx';

const meta = {
  title: 'Trade/Account/MemberTable',
  component: MemberTable,
  parameters: { contract },
  args: {
    members: team,
    invitations,
    ownId: owner.id,
    managesOwners: true,
    now: teamNow,
    onRoleChange: fn(),
    onRemove: fn(),
    onLeave: fn(),
    onResend: fn(),
    onRevoke: fn(),
    onInvite: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MemberTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'table', state: 'ready', managesOwners: true } };

/** On a tablet. */
export const Compact: Story = { args: { layout: 'compact' }, decorators: [width(472)] };

/** On a phone. */
export const Cards: Story = { args: { layout: 'cards' }, decorators: [width(390)] };

/** An admin leaves owners as they are and makes none. */
export const ByAnAdmin: Story = { args: { ownId: 'm-meera', managesOwners: false } };

/** Others read who is in the company, and can leave it. */
export const ByAViewer: Story = {
  render: ({ members, onLeave, now }) => (
    <MemberTable members={members} ownId="m-zoya" now={now} onLeave={onLeave} />
  ),
};

/** Where it is not known when they last did something, nor whether they confirmed their emails. */
export const WithoutTimes: Story = {
  args: { members: team.map(({ lastActiveAt: _at, emailConfirmed: _is, ...member }) => member) },
};

/** What each role means, where one is chosen. */
export const ChangingARole: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /Ravi Kulkarni/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Change role' }));
    await screen.findByRole('dialog');
  },
};

/** What happens is said before it does. */
export const Removing: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /Ravi Kulkarni/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Remove' }));
    await screen.findByRole('alertdialog');
  },
};

/** A row that is being changed. */
export const Pending: Story = { args: { pendingIds: ['m-ravi', 'i-audit'] } };

/** A company with one member. */
export const Alone: Story = { args: { members: [owner], invitations: [] } };

export const Loading: Story = { args: { members: [], invitations: [], state: 'loading' } };

export const Error: Story = { args: { members: [], invitations: [], state: 'error' } };

/** As many as there can be. */
export const Many: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { members: largeTeam },
};

export const LongText: Story = {
  args: {
    members: [owner, longNamedMember],
    invitations: [{ ...invitations[0]!, email: longInvitation.email, invitedBy: longNamedMember.name }],
  },
};

/** Every kind of row, as a table and as cards. */
export const States: Story = {
  args: {
    members: [...team, longNamedMember],
    invitations: [
      ...invitations,
      {
        ...invitations[1]!,
        id: 'i-late',
        email: 'late@patil.example',
        expiresAt: '2026-06-12T14:00:00+05:30',
      },
    ],
    pendingIds: ['m-ravi'],
  },
  render: (args) => (
    <Column>
      <MemberTable {...args} />
      <MemberTable {...args} layout="compact" />
      <MemberTable {...args} layout="cards" />
      <MemberTable {...args} members={[owner]} invitations={[]} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { args: { layout: 'cards' }, decorators: [width(320)] };
