'use client';
import { MonitorSmartphone } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useNow } from '#lib/use-now.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { DeviceSession } from './device-session.ts';
import { sessionListLabels, type SessionListLabels } from './SessionList.labels.ts';
import { Root } from './SessionList.styles.ts';
import { deviceOf, SessionListRow } from './SessionListRow.tsx';

export interface SessionListProps extends Omit<ComponentProps<'div'>, 'children'>, PagedListState {
  /** The sessions, the one last used first. */
  sessions: readonly DeviceSession[];
  /** Called once ending a session is confirmed. Without it none can be ended; the current one never can. */
  onEnd?: ((session: DeviceSession) => void) | undefined;
  /** Called once ending all but the current session is confirmed. Without it there is no such button. */
  onEndOthers?: (() => void) | undefined;
  /**
   * The sessions that are being ended.
   * @default []
   */
  pendingIds?: readonly string[] | undefined;
  /**
   * Whether all others are being ended.
   * @default false
   */
  endingOthers?: boolean | undefined;
  /**
   * The current time, which decides how long ago something was.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /** Replaces some of its words. */
  labels?: Partial<SessionListLabels> | undefined;
}

const none: readonly never[] = [];

/** The devices on which a member, or a whole company, is logged in. Any but the current one can be logged out. */
export function SessionList({
  sessions,
  state,
  onRetry,
  more,
  onLoadMore,
  onEnd,
  onEndOthers,
  pendingIds = none,
  endingOthers = false,
  now,
  labels,
  ...rest
}: SessionListProps) {
  const words = useLabels('SessionList', sessionListLabels, labels);
  const clock = useNow();
  const [asked, setAsked] = useState<DeviceSession | 'others'>();
  const [ended, setEnded] = useState<DeviceSession | 'others'>();
  const others = sessions.filter(({ current }) => !current);
  const isThere = (which: DeviceSession | 'others') =>
    which === 'others' ? others.length > 0 : others.some(({ _id }) => _id === which._id);
  const { markPress, successorRef } = useFocusSuccessor<HTMLUListElement>(
    ended !== undefined && !isThere(ended),
  );
  const close = () => setAsked(undefined);
  // It may have ended while one thinks about it.
  if (asked && !isThere(asked)) close();
  const confirm = (end: () => void) => {
    setEnded(asked);
    markPress();
    end();
  };
  return (
    <Root data-component="SessionList" {...rest}>
      <PagedList
        of={words.sessions}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        renderList={(rows) => (
          <RowList ref={successorRef} tabIndex={-1} aria-label={words.list}>
            {rows}
          </RowList>
        )}
        skeleton={
          <div data-part="row">
            <Skeleton shape="circle" width="20px" height="20px" />
            <div data-part="text">
              <Skeleton width="10rem" />
              <Skeleton width="14rem" />
            </div>
          </div>
        }
        items={sessions.map((session) => (
          <SessionListRow
            key={session._id}
            session={session}
            now={now ?? clock}
            pending={pendingIds.includes(session._id) || (endingOthers && !session.current)}
            onEnd={onEnd && !session.current ? () => setAsked(session) : undefined}
            words={words}
          />
        ))}
        emptyState={
          <EmptyState
            icon={<MonitorSmartphone />}
            headingLevel={3}
            title={words.none}
            description={words.noneHint}
          />
        }
      />
      {onEndOthers && state !== 'loading' && state !== 'error' && others.length > 0 && (
        <div data-part="others">
          <Button variant="secondary" loading={endingOthers} onClick={() => setAsked('others')}>
            {words.endOthers}
          </Button>
        </div>
      )}
      {asked === 'others' && (
        <AlertDialog
          open
          onOpenChange={close}
          tone="critical"
          title={words.endOthersTitle}
          description={words.endOthersHint}
          confirmLabel={words.endOthers}
          onConfirm={() => confirm(() => onEndOthers?.())}
        />
      )}
      {asked !== undefined && asked !== 'others' && (
        <AlertDialog
          open
          onOpenChange={close}
          tone="critical"
          title={words.endTitle}
          description={words.endHint(deviceOf(asked, words), asked.memberName ?? '')}
          confirmLabel={words.end}
          onConfirm={() => confirm(() => onEnd?.(asked))}
        />
      )}
    </Root>
  );
}
