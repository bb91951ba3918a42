import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import type { MemberTableLabels } from './MemberTable.labels.ts';
import type { TeamActions, TeamQuestion, TeamRow } from './team-member.ts';

interface MemberTableActionsProps {
  /** The member or the invitation. */
  row: TeamRow;
  /** What can be done with it. */
  actions: TeamActions;
  /** Whether it is the reader. */
  isYou: boolean;
  /** The id of the name. */
  nameId: string;
  /** The id of the reason why a button does nothing; undefined where all do something. */
  reasonId: string | undefined;
  /** Whether the row is being changed. */
  pending: boolean;
  /** Opens a dialog. */
  onAsk: (question: TeamQuestion) => void;
  /** The words of the table. */
  words: MemberTableLabels;
}

/** The buttons of a row. */
export function MemberTableActions({
  row,
  actions,
  isYou,
  nameId,
  reasonId,
  pending,
  onAsk,
  words,
}: MemberTableActionsProps) {
  const { onRoleChange, onRemove, onLeave, onResend, onRevoke } = actions;
  const isHeld = pending || reasonId !== undefined;
  const button = (label: string, onPress: () => void, props?: ButtonProps) => (
    <Button
      size="sm"
      variant="ghost"
      aria-describedby={reasonId ? `${nameId} ${reasonId}` : nameId}
      // It keeps the focus, and its reason can be read.
      aria-disabled={isHeld || undefined}
      onClick={() => {
        if (!isHeld) onPress();
      }}
      {...props}
    >
      {label}
    </Button>
  );
  return (
    <span data-part="actions">
      {pending && <Spinner size="sm" label={words.saving(row.name)} />}
      {row.kind === 'member' ? (
        <>
          {onRoleChange && button(words.changeRole, () => onAsk('role'))}
          {isYou
            ? onLeave && button(words.leave, () => onAsk('leave'))
            : onRemove && button(words.remove, () => onAsk('remove'))}
        </>
      ) : (
        <>
          {row.invitation.link !== undefined && (
            <CopyButton text={row.invitation.link} label={words.copyLink(row.name)} iconOnly />
          )}
          {onResend && button(words.resend, () => onResend(row.invitation))}
          {onRevoke && button(words.revoke, () => onAsk('revoke'))}
        </>
      )}
    </span>
  );
}
