import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { invitations, owner, team, teamNow } from '#fixtures/team.ts';
import { MemberTable } from './MemberTable.tsx';

const meta = {
  title: 'Trade/Account/MemberTable/Interactions',
  component: MemberTable,
  tags: ['!autodocs', '!manifest'],
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

const rowOf = (canvasElement: HTMLElement, name: RegExp) =>
  within(within(canvasElement).getByRole('row', { name }));
const isClosed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

export const ChangesARole: Story = {
  play: async ({ canvasElement, args }) => {
    const row = rowOf(canvasElement, /^Ravi Kulkarni/);
    const change = row.getByRole('button', { name: 'Change role' });
    await expect(change).toHaveAccessibleDescription('Ravi Kulkarni');
    await userEvent.click(change);
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of Ravi Kulkarni' }));
    await expect(dialog.getByRole('radio', { name: 'Sales' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Sales' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('radio', { name: 'Admin' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
    await expect(args.onRoleChange).toHaveBeenCalledWith(team[2], 'admin');
    await isClosed('dialog');
    await expect(change).toHaveFocus();
  },
};

export const TheSameRoleIsNoChange: Story = {
  play: async ({ canvasElement, args }) => {
    rowOf(canvasElement, /^Zoya Khan/)
      .getByRole('button', { name: 'Change role' })
      .focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Save role' }).focus();
    await userEvent.keyboard('{Enter}');
    await isClosed('dialog');
    await expect(args.onRoleChange).not.toHaveBeenCalled();
  },
};

/** What the server answers with, at the time of the test. */
let answer = () => {};

export const RemovesAfterAQuestion: Story = {
  render: function Removing({ members, onRemove, ...args }) {
    const [shown, setShown] = useState(members);
    return (
      <MemberTable
        {...args}
        members={shown}
        onRemove={(member) => {
          onRemove?.(member);
          answer = () => setShown((before) => before.filter(({ id }) => id !== member.id));
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(rowOf(canvasElement, /^Ravi Kulkarni/).getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Ravi Kulkarni?' }));
    await expect(dialog.getByText(/What Ravi Kulkarni did stays, with the name\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await isClosed('alertdialog');
    await expect(args.onRemove).not.toHaveBeenCalled();

    rowOf(canvasElement, /^Ravi Kulkarni/)
      .getByRole('button', { name: 'Remove' })
      .focus();
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(team[2]);
    await isClosed('alertdialog');
    await expect(
      rowOf(canvasElement, /^Ravi Kulkarni/).getByRole('button', { name: 'Remove' }),
    ).toHaveFocus();
    answer();
    await waitFor(() => expect(within(canvasElement).getByRole('group', { name: 'Members' })).toHaveFocus());
  },
};

export const OneselfLeaves: Story = {
  args: { ownId: 'm-zoya', managesOwners: false },
  play: async ({ canvasElement, args }) => {
    const row = rowOf(canvasElement, /^Zoya Khan You/);
    await expect(row.queryByRole('button', { name: 'Remove' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Leave' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave the company?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const TheLastOwnerStays: Story = {
  play: async ({ canvasElement, args }) => {
    const row = rowOf(canvasElement, /^Asha Rao You/);
    for (const name of ['Change role', 'Leave']) {
      const button = row.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/Make someone else an owner first\./);
      await userEvent.click(button);
    }
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const OneOfTwoOwnersMayGo: Story = {
  args: {
    members: team.map((member, index) => (index === 1 ? { ...member, role: 'owner' as const } : member)),
  },
  play: async ({ canvasElement }) => {
    const leave = rowOf(canvasElement, /^Asha Rao You/).getByRole('button', { name: 'Leave' });
    await expect(leave).not.toHaveAttribute('aria-disabled');
    const remove = rowOf(canvasElement, /^Meera Iyer/).getByRole('button', { name: 'Remove' });
    await expect(remove).not.toHaveAttribute('aria-disabled');
  },
};

export const AnAdminMakesNoOwners: Story = {
  args: { ownId: 'm-meera', managesOwners: false },
  play: async ({ canvasElement }) => {
    await expect(rowOf(canvasElement, /^Asha Rao/).queryByRole('button')).toBeNull();
    await userEvent.click(rowOf(canvasElement, /^Zoya Khan/).getByRole('button', { name: 'Change role' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = dialog.getByRole('radio', { name: 'Owner' });
    await expect(choice).toBeDisabled();
    await expect(choice).toHaveAccessibleDescription(/Only an owner may make someone an owner\./);
  },
};

export const InvitationsAreResentAndRevoked: Story = {
  play: async ({ canvasElement, args }) => {
    const row = rowOf(canvasElement, /^dispatch@/);
    await expect(row.getByText('Expires in 5 days')).toBeVisible();
    await expect(row.getByText('Invited by Asha Rao')).toBeVisible();
    await expect(
      row.getByRole('button', { name: 'Copy the link for dispatch@bharat-steel.example' }),
    ).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Resend' }));
    await expect(args.onResend).toHaveBeenCalledWith(invitations[0]);

    const other = rowOf(canvasElement, /^audit@/);
    await expect(other.queryByRole('button', { name: /^Copy/ })).toBeNull();
    await expect(other.getByText('Expires tomorrow')).toBeVisible();
    await userEvent.click(other.getByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(invitations[1]);
  },
};

export const APendingRowDoesNothing: Story = {
  args: { pendingIds: ['m-ravi'], layout: 'cards' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes('Ravi Kulkarni'))!;
    await expect(within(card).getByRole('status', { name: 'Saving Ravi Kulkarni' })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Remove' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const WithoutTimesTheColumnSaysTheDay: Story = {
  args: { members: team.map(({ lastActiveAt: _at, ...member }) => member) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Joined' })).toBeVisible();
    const [, joined] = rowOf(canvasElement, /^Ravi Kulkarni/).getAllByRole('cell');
    await expect(joined!.textContent).toMatch(/^\d/);
  },
};

export const AloneOneInvites: Story = {
  args: { members: [owner], invitations: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Invite a member' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { members: [], invitations: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const CompactFitsATablet: Story = {
  args: { layout: 'compact' },
  decorators: [width(472)],
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, /^Meera Iyer/);
    await expect(row.getByText('Joined 2 Mar 2026')).toBeVisible();
    const region = canvasElement.querySelector('[data-component="Table"] > [data-part="region"]')!;
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};
