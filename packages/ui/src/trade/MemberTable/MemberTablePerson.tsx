import { Mail, MailWarning } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import type { MemberTableLabels } from './MemberTable.labels.ts';
import type { TeamRow } from './team-member.ts';

interface MemberTablePersonProps {
  /** The member or the invitation. */
  row: TeamRow;
  /** The id of the name, which describes the buttons of the row. */
  nameId: string;
  /** The id of the reason. */
  reasonId: string;
  /** Why some of the buttons do nothing; undefined where all do something. */
  reason: string | undefined;
  /** Whether it is the reader. */
  isYou: boolean;
  /** The words of the table. */
  words: MemberTableLabels;
}

/** Who it is. */
export function MemberTablePerson({ row, nameId, reasonId, reason, isYou, words }: MemberTablePersonProps) {
  const isMember = row.kind === 'member';
  return (
    <div data-part="person">
      {isMember ? (
        <Avatar name={row.name} size="sm" />
      ) : (
        <span data-part="picture" aria-hidden>
          <Mail size={16} />
        </span>
      )}
      <div data-part="person-text">
        <span data-part="name">
          <span id={nameId}>{row.name}</span> {isYou && <Badge tone="accent">{words.you}</Badge>}
          {!isMember && <Badge tone="info">{words.invited}</Badge>}
        </span>
        {isMember && <span data-part="email">{row.member.email}</span>}
        {isMember && !row.member.emailConfirmed && (
          <Badge tone="caution" leadingIcon={<MailWarning />}>
            {words.notConfirmed}
          </Badge>
        )}
        {reason && (
          <span data-part="reason" id={reasonId}>
            {reason}
          </span>
        )}
      </div>
    </div>
  );
}
