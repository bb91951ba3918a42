'use client';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useForm } from '#lib/use-form.ts';
import { DialogForm } from '#trade/DialogForm.styles.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { RoleSelect } from '#trade/RoleSelect/RoleSelect.tsx';
import type { DisabledRoles, MemberRole } from '../member-role.ts';
import type { MemberTableLabels } from './MemberTable.labels.ts';
import type { TeamActions, TeamMember, TeamQuestion, TeamRow } from './team-member.ts';

interface MemberTableDialogsProps extends TeamActions {
  /** What is asked. */
  question: TeamQuestion;
  /** Whether it shows. It stays known while it closes. */
  open: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** About whom. */
  row: TeamRow;
  /** The roles that the reader may not give. */
  disabledRoles: DisabledRoles | undefined;
  /** The words of the table. */
  words: MemberTableLabels;
}

/** The dialogs above the table: a role to choose, and what has to be confirmed. */
export function MemberTableDialogs({
  question,
  open,
  onClose,
  row,
  disabledRoles,
  words,
  onRoleChange,
  onRemove,
  onLeave,
  onRevoke,
}: MemberTableDialogsProps) {
  const modal = {
    open,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
  };
  if (row.kind === 'invitation')
    return (
      <AlertDialog
        {...modal}
        title={words.revokeTitle(row.name)}
        description={words.revokeHint}
        confirmLabel={words.revoke}
        tone="critical"
        onConfirm={() => onRevoke?.(row.invitation)}
      />
    );
  if (question === 'role')
    return (
      <RoleDialog
        {...modal}
        member={row.member}
        disabledRoles={disabledRoles}
        words={words}
        onSubmit={(role) => {
          onClose();
          if (role !== row.member.role) onRoleChange?.(row.member, role);
        }}
      />
    );
  const leaves = question === 'leave';
  return (
    <AlertDialog
      {...modal}
      title={leaves ? words.leaveTitle : words.removeTitle(row.name)}
      description={leaves ? words.leaveHint : words.removeHint(row.name)}
      confirmLabel={leaves ? words.leave : words.remove}
      tone="critical"
      onConfirm={() => (leaves ? onLeave?.() : onRemove?.(row.member))}
    />
  );
}

interface RoleDialogProps {
  /** Whether it shows. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Whose role. */
  member: TeamMember;
  /** The roles that the reader may not give. */
  disabledRoles: DisabledRoles | undefined;
  /** Called with the role that was chosen. */
  onSubmit: (role: MemberRole) => void;
  /** The words of the table. */
  words: MemberTableLabels;
}

function RoleDialog({ member, disabledRoles, onSubmit, words, ...modal }: RoleDialogProps) {
  const { field, formProps } = useForm<{ role: MemberRole }>({
    fields: { role: { required: true } },
    defaultValues: { role: member.role },
    onSubmit: ({ role }) => onSubmit(role),
  });
  return (
    <Dialog {...modal} size="sm" title={words.roleOf(member.name)} description={words.roleHint}>
      <DialogForm data-part="role-form" {...formProps()}>
        <div data-part="fields">
          <RoleSelect
            {...field('role')}
            layout="list"
            hideLabel
            label={words.role}
            disabledRoles={disabledRoles}
          />
        </div>
        <DialogFormFooter
          error={null}
          pending={false}
          onCancel={() => modal.onOpenChange(false)}
          submitLabel={words.saveRole}
        />
      </DialogForm>
    </Dialog>
  );
}
