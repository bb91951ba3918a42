import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { activity, activityKinds } from '#fixtures/activity.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { invitations, openInvitation, owner, sentInvitation, team, teamNow } from '#fixtures/team.ts';
import { JoinScreen, type JoinScreenProps } from '#screens/JoinScreen/JoinScreen.tsx';
import { ProfileScreen } from '#screens/ProfileScreen/ProfileScreen.tsx';
import { ActivityList } from '#trade/ActivityList/ActivityList.tsx';
import { InviteForm } from '#trade/InviteForm/InviteForm.tsx';
import { MemberTable, type MemberTableProps } from '#trade/MemberTable/MemberTable.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Team',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the profile, and what is above it. */
const profile = (panel: ReactNode, above?: ReactNode) =>
  inShell(
    <>
      <ProfileScreen panels={{ 'manage-roles': panel }} tab="manage-roles" onTabChange={fn()} />
      {above}
    </>,
    { activeLabel: '' },
  );

/** Beside the navigation and the tabs there is room for a table from here on. */
const layout = () => (matchMedia('(width >= 1400px)').matches ? 'table' : 'cards');

const members = (props: Partial<MemberTableProps> = {}, above?: ReactNode) =>
  profile(
    <Stack gap="2" align="start">
      <Button onClick={fn()}>Invite a member</Button>
      <MemberTable
        members={team}
        invitations={invitations}
        ownId={owner.id}
        managesOwners
        layout={layout()}
        now={teamNow}
        onRoleChange={fn()}
        onRemove={fn()}
        onLeave={fn()}
        onResend={fn()}
        onRevoke={fn()}
        style={{ justifySelf: 'stretch', inlineSize: '100%' }}
        {...props}
      />
    </Stack>,
    above,
  );

const invite = (sent?: typeof sentInvitation) =>
  members(
    {},
    <Dialog title="Invite a member" size="md" defaultOpen>
      <InviteForm
        defaultValues={{ email: sentInvitation.email, role: 'sales' }}
        sent={sent}
        onSubmit={fn()}
        onInviteAnother={fn()}
      />
    </Dialog>,
  );

const join = (props: Partial<JoinScreenProps> = {}) => (
  <JoinScreen logInHref="/login" homeHref="/" onSubmit={fn()} onNavigate={fn()} {...props} />
);

/** Presses a button of a member's row or card. */
const press = async (canvasElement: HTMLElement, member: string, button: string) => {
  const name = await within(canvasElement).findByText(member);
  const row = name.closest<HTMLElement>('tr, li')!;
  await userEvent.click(within(row).getByRole('button', { name: button }));
};

export const Alone: Story = {
  render: () =>
    profile(
      <MemberTable
        members={[owner]}
        ownId={owner.id}
        managesOwners
        layout={layout()}
        now={teamNow}
        onRoleChange={fn()}
        onLeave={fn()}
        onInvite={fn()}
      />,
    ),
};

export const Invite: Story = { render: () => invite() };

export const Invited: Story = { render: () => invite(sentInvitation) };

export const Join: Story = { render: () => join({ invitation: openInvitation }) };

export const LinkTooOld: Story = {
  render: () => join({ unusable: 'This invitation has expired or was used before.' }),
};

export const Members: Story = { render: () => members() };

export const ChangeRole: Story = {
  render: () => members(),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Ravi Kulkarni', 'Change role');
    await screen.findByRole('dialog');
  },
};

export const Remove: Story = {
  render: () => members(),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Ravi Kulkarni', 'Remove');
    await screen.findByRole('alertdialog');
  },
};

export const Activity: Story = {
  render: () =>
    profile(
      <ActivityList
        entries={activity}
        members={team}
        kinds={activityKinds}
        onFilterChange={fn()}
        subjectHref={({ action, subject }) => (action.startsWith('member.') ? undefined : `#${subject}`)}
        onNavigate={fn()}
        timeZone="Asia/Kolkata"
      />,
    ),
};
