import type { OwnProfile } from '@guildhall/contract';
import { inviteMemberFields } from '@guildhall/contract/fields';
import { hasRight } from '@guildhall/contract/rights';
import { Button } from '@guildhall/ui/button';
import { Dialog } from '@guildhall/ui/dialog';
import { Stack } from '@guildhall/ui/stack';
import { InviteForm, type InviteValues, type SentInvitation } from '@guildhall/ui/trade/invite-form';
import { MemberTable } from '@guildhall/ui/trade/member-table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  teamQuery,
  useChangeRole,
  useInvite,
  useLeave,
  useRemoveMember,
  useResendInvitation,
  useRevokeInvitation,
} from '#data/members.ts';
import { draftedForm } from '#lib/drafted-form.ts';
import { formFailure } from '#lib/field-errors.ts';
import { useDraft } from '#lib/use-draft.ts';
import { useMediaQuery, useRoomForATable } from '#lib/use-media-query.ts';
import { paths } from '#paths.ts';
import { useUser } from '#session/session.tsx';
import { TeamActivity } from './team-activity.tsx';

interface InvitingProps {
  /** An invitation that has just been sent, whose link shows in place of the form. */
  sent: SentInvitation | undefined;
  onSentChange: (sent: SentInvitation | undefined) => void;
  isOwner: boolean;
}

interface InviteDialogProps extends InvitingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What shows of an invitation once it is sent. Its link begins at the root of the app. */
const sentOf = (email: string, link: string | null): SentInvitation => ({
  email,
  link: link && new URL(link, window.location.origin).href,
});

/** Invites members, one after the other, and shows the link of each. */
function InviteDialog({ open, onOpenChange, ...inviting }: InviteDialogProps) {
  return (
    <Dialog
      title="Invite a member"
      size="md"
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) inviting.onSentChange(undefined);
      }}
    >
      <Inviting {...inviting} />
    </Dialog>
  );
}

function Inviting({ sent, onSentChange, isOwner }: InvitingProps) {
  const draft = useDraft<InviteValues>(useUser().id, 'invitation');
  const invite = useInvite(draft.clear);
  return (
    <InviteForm
      fields={inviteMemberFields}
      sent={sent}
      onInviteAnother={() => onSentChange(undefined)}
      disabledRoles={isOwner ? undefined : { owner: 'Only an owner may make someone an owner.' }}
      {...draftedForm(draft, invite)}
      {...formFailure(invite.error)}
      onSubmit={(values) =>
        invite.mutate(values, {
          onSuccess: ({ invitation: { email }, link }) => onSentChange(sentOf(email, link)),
        })
      }
    />
  );
}

/** Who is in the company, what each may do, and, for those who manage it, what was done. */
export function TeamTab({ profile: { id, member, zone } }: { profile: OwnProfile }) {
  const navigate = useNavigate();
  const isWide = useMediaQuery('(width >= 1400px)');
  const hasRoomForATable = useRoomForATable();
  const team = useQuery(teamQuery(id));
  const [isInviting, setInviting] = useState(false);
  const [sent, setSent] = useState<SentInvitation>();
  const [changeRole, remove, resend, revoke] = [
    useChangeRole(),
    useRemoveMember(),
    useResendInvitation(),
    useRevokeInvitation(),
  ];
  const leave = useLeave(() => void navigate(paths.login));
  const pendingIds = [changeRole, remove, leave, resend, revoke].flatMap(({ isPending, variables }) =>
    isPending && variables ? [variables.id] : [],
  );
  const manages = hasRight(member.role, 'administer');
  return (
    <Stack gap="3">
      {manages && (
        <Stack align="start">
          <Button variant="primary" onClick={() => setInviting(true)}>
            Invite a member
          </Button>
        </Stack>
      )}
      <MemberTable
        members={team.data?.members ?? []}
        invitations={manages ? team.data?.invitations : undefined}
        ownId={member._id}
        managesOwners={hasRight(member.role, 'own')}
        layout={isWide ? 'table' : hasRoomForATable ? 'compact' : 'cards'}
        state={team.data ? 'ready' : team.isError ? 'error' : 'loading'}
        onRetry={() => void team.refetch()}
        pendingIds={pendingIds}
        onLeave={() => leave.mutate({ id: member._id })}
        {...(manages && {
          onRoleChange: (member, next) => changeRole.mutate({ id: member.id, role: next }),
          onRemove: (member) => remove.mutate({ id: member.id }),
          onResend: ({ id: invitationId, email }) =>
            resend.mutate(
              { id: invitationId },
              {
                onSuccess: ({ link }) => {
                  setSent(sentOf(email, link));
                  setInviting(true);
                },
              },
            ),
          onRevoke: (invitation) => revoke.mutate({ id: invitation.id }),
        })}
      />
      {manages && <TeamActivity members={team.data?.members ?? []} timeZone={zone} />}
      {manages && (
        <InviteDialog
          open={isInviting}
          onOpenChange={setInviting}
          sent={sent}
          onSentChange={setSent}
          isOwner={hasRight(member.role, 'own')}
        />
      )}
    </Stack>
  );
}
