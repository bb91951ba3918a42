'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { UsersRound } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '#components/Table/index.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useNow } from '#lib/use-now.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { roleSelectLabels } from '#trade/RoleSelect/RoleSelect.labels.ts';
import { activeOf, joinedOf } from './member-times.tsx';
import { memberTableLabels, type MemberTableLabels } from './MemberTable.labels.ts';
import { Root } from './MemberTable.styles.ts';
import { MemberTableActions } from './MemberTableActions.tsx';
import { MemberTableDialogs } from './MemberTableDialogs.tsx';
import { MemberTablePerson } from './MemberTablePerson.tsx';
import {
  teamRows,
  type TeamActions,
  type TeamInvitation,
  type TeamMember,
  type TeamQuestion,
  type TeamRow,
} from './team-member.ts';

export interface MemberTableProps
  extends Omit<ComponentProps<'div'>, 'children'>, TeamActions, Pick<PagedListState, 'state' | 'onRetry'> {
  /** The members of the company, in the order they show. */
  members: readonly TeamMember[];
  /**
   * The invitations that nobody has accepted yet.
   * @default []
   */
  invitations?: readonly TeamInvitation[] | undefined;
  /** The id of the member who reads it. */
  ownId?: string | undefined;
  /**
   * Whether the reader may change owners and make new ones, which only owners may.
   * @default false
   */
  managesOwners?: boolean | undefined;
  /**
   * The ids of members and invitations that are being changed. Their buttons do nothing meanwhile.
   * @default []
   */
  pendingIds?: readonly string[] | undefined;
  /** Called by 'Invite a member' below the list of a company with one member. Without it that does not show. */
  onInvite?: (() => void) | undefined;
  /**
   * `table` needs 720 px for itself; `compact` has the times below the role, from 470 px; `cards` are for a phone.
   * @default 'table'
   */
  layout?: 'table' | 'compact' | 'cards' | undefined;
  /**
   * The current time, which decides how long ago and ahead something is.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /** Replaces some of its words. */
  labels?: Partial<MemberTableLabels> | undefined;
}

/** What is open above the table, and on which row. It stays known while it closes. */
interface Panel {
  question: TeamQuestion;
  row: TeamRow;
  isOpen: boolean;
}

const noInvitations: readonly TeamInvitation[] = [];
const noIds: readonly string[] = [];

/** Who is in the company and who is invited, what they may do, and what can be done about it. */
export function MemberTable({
  members,
  invitations = noInvitations,
  ownId,
  managesOwners = false,
  onRoleChange,
  onRemove,
  onLeave,
  onResend,
  onRevoke,
  onInvite,
  pendingIds = noIds,
  layout = 'table',
  state = 'ready',
  onRetry,
  now,
  labels,
  ref,
  ...rest
}: MemberTableProps) {
  const words = useLabels('MemberTable', memberTableLabels, labels);
  const roles = useLabels('RoleSelect', roleSelectLabels);
  const locale = useLocale();
  const clock = useNow();
  const id = useId();
  const [panel, setPanel] = useState<Panel | null>(null);
  const rows = teamRows(members, invitations);
  const { markPress, successorRef } = useFocusSuccessor<HTMLDivElement>(
    panel !== null && !rows.some((row) => row.id === panel.row.id),
  );
  const rootRef = useComposedRefs(successorRef, ref);

  const times = { now: now ?? clock, locale, words };
  const disabledRoles = managesOwners ? undefined : { owner: words.onlyOwners };
  const owners = members.filter(({ role }) => role === 'owner');

  const isYou = (row: TeamRow) => row.kind === 'member' && row.id === ownId;
  /** What the reader may do with the row, and could do at another time. */
  const actionsOf = (row: TeamRow): TeamActions => {
    if (row.kind === 'invitation') return { onResend, onRevoke };
    const may = managesOwners || row.member.role !== 'owner';
    return { ...(may && { onRoleChange, onRemove }), onLeave };
  };
  const hasActions = (row: TeamRow) => {
    const actions = actionsOf(row);
    if (row.kind === 'invitation')
      return row.invitation.link !== undefined || Boolean(actions.onResend ?? actions.onRevoke);
    return Boolean(actions.onRoleChange ?? (isYou(row) ? actions.onLeave : actions.onRemove));
  };
  const reasonOf = (row: TeamRow) =>
    row.kind === 'member' && row.member.role === 'owner' && owners.length === 1 && hasActions(row)
      ? words.lastOwner
      : undefined;
  const idsOf = (row: TeamRow) => ({ nameId: `${id}-${row.id}-name`, reasonId: `${id}-${row.id}-reason` });

  const roleOf = (row: TeamRow) => roles[(row.kind === 'member' ? row.member : row.invitation).role];
  const renderPerson = (row: TeamRow) => (
    <MemberTablePerson row={row} {...idsOf(row)} reason={reasonOf(row)} isYou={isYou(row)} words={words} />
  );
  const renderActions = (row: TeamRow) => (
    <MemberTableActions
      row={row}
      actions={actionsOf(row)}
      isYou={isYou(row)}
      nameId={idsOf(row).nameId}
      reasonId={reasonOf(row) && idsOf(row).reasonId}
      pending={pendingIds.includes(row.id)}
      onAsk={(question) => setPanel({ question, row, isOpen: true })}
      words={words}
    />
  );
  const isActiveKnown = members.some(({ lastActiveAt }) => lastActiveAt !== undefined);
  const columns: [TableColumn<TeamRow>, ...TableColumn<TeamRow>[]] = [
    { key: 'name', header: words.member, width: '50%', render: renderPerson },
    {
      key: 'role',
      header: words.role,
      render: (row) =>
        layout === 'table' ? (
          roleOf(row)
        ) : (
          <div data-part="times">
            {roleOf(row)}
            <span data-part="joined">{activeOf(row, times, true)}</span>
            <span data-part="joined">{joinedOf(row, times)}</span>
          </div>
        ),
    },
  ];
  if (layout === 'table')
    columns.push({
      key: 'lastActive',
      header: isActiveKnown ? words.lastActive : words.joined,
      render: (row) =>
        row.kind === 'member' && !isActiveKnown ? (
          joinedOf(row, times, true)
        ) : (
          <div data-part="times">
            {activeOf(row, times)}
            <span data-part="joined">{joinedOf(row, times)}</span>
          </div>
        ),
    });
  if (state === 'loading' || rows.some(hasActions))
    columns.push({ key: 'actions', header: words.actions, align: 'end', render: renderActions });

  const lonely = (
    <EmptyState
      icon={<UsersRound />}
      headingLevel={3}
      title={words.alone}
      description={words.aloneHint}
      action={onInvite && <Button onClick={onInvite}>{words.invite}</Button>}
    />
  );
  return (
    <Root
      data-component="MemberTable"
      data-layout={layout}
      role="group"
      aria-label={words.list}
      tabIndex={-1}
      {...rest}
      ref={rootRef}
    >
      <PagedList
        of={invitations.length > 0 ? words.membersAndInvited : words.members}
        state={state}
        onRetry={onRetry}
        items={rows.map((row) => row.id)}
        skeleton={layout === 'cards' && <Skeleton shape="rect" height={120} />}
        emptyState={lonely}
        renderList={(items) =>
          layout !== 'cards' ? (
            <Table<TeamRow, string>
              caption={words.list}
              captionVisibility="hidden"
              columns={columns}
              rows={rows}
              rowKey={(row) => row.id}
              loading={state === 'loading'}
            />
          ) : (
            <ul data-part="cards" aria-label={words.list}>
              {state === 'loading'
                ? items.map((skeleton, index) => <li key={index}>{skeleton}</li>)
                : rows.map((row) => (
                    <li data-part="card" key={row.id}>
                      {renderPerson(row)}
                      <span data-part="role">{roleOf(row)}</span>
                      <p data-part="facts">
                        <span data-part="fact">{joinedOf(row, times)}</span>
                        <span data-part="fact">{activeOf(row, times, true)}</span>
                      </p>
                      {hasActions(row) && renderActions(row)}
                    </li>
                  ))}
            </ul>
          )
        }
      />
      {state === 'ready' && rows.length === 1 && onInvite && <div data-part="alone">{lonely}</div>}
      {panel && (
        <MemberTableDialogs
          {...panel}
          key={panel.row.id}
          open={panel.isOpen}
          onClose={() => setPanel({ ...panel, isOpen: false })}
          disabledRoles={disabledRoles}
          onRoleChange={onRoleChange}
          onRemove={(member) => {
            markPress();
            onRemove?.(member);
          }}
          onLeave={onLeave}
          onRevoke={(invitation) => {
            markPress();
            onRevoke?.(invitation);
          }}
          words={words}
        />
      )}
    </Root>
  );
}
