'use client';
import { MessagesSquare, UsersRound } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { ConversationList, type ConversationSummary } from '#trade/ConversationList/ConversationList.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LoadMore } from '#components/LoadMore/LoadMore.tsx';
import type { PagedListState } from '#components/PagedList/PagedList.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { Root } from './ChatsScreen.styles.ts';

export interface ChatsScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'>, PagedListState {
  /** The connected companies, the one to read first on top. */
  connections: readonly ConversationSummary[];
  /**
   * The state of the list: `loading` shows skeletons of rows, `error` says that it could not be loaded.
   * @default 'ready'
   */
  state?: PagedListState['state'];
  /** The company whose conversation is open. Without it a phone shows the list alone. */
  selectedId?: string | undefined;
  /** Called with the company's id when its row is pressed. */
  onSelect: (companyId: string) => void;
  /** The open conversation: a `Conversation` with the company's id as its key and with `onBack`. */
  conversation?: ReactNode;
  /** The address of the network, for companies without connections. */
  networkHref: string;
  /** Called on a plain click on the link to the network, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler;
}

/**
 * The connections and the conversation with one of them: side by side, and one after the other on phones. It is as
 * high as its container: in `AppShell` ask for the layout `fill`.
 */
export function ChatsScreen({
  connections,
  state = 'ready',
  onRetry,
  more = 'end',
  onLoadMore,
  selectedId,
  onSelect,
  conversation,
  networkHref,
  onNavigate,
  ...rest
}: ChatsScreenProps) {
  const isOpen = selectedId !== undefined;
  const standsAlone = !isOpen && connections.length === 0 && state !== 'loading';
  const talkRef = useRef<HTMLDivElement>(null);
  const pressedRow = useRef<Element>(null);

  // On a phone one pane hides the other: the focus moves to the new one, and later back to its row.
  useEffect(() => {
    const lost =
      document.activeElement === document.body ||
      !document.activeElement?.checkVisibility({ visibilityProperty: true });
    if (!pressedRow.current || !lost) return;
    if (isOpen) talkRef.current?.focus();
    else if (pressedRow.current instanceof HTMLElement) pressedRow.current.focus();
  }, [isOpen]);

  return (
    <Root
      data-component="ChatsScreen"
      data-open={isOpen ? '' : undefined}
      data-alone={standsAlone ? '' : undefined}
      {...rest}
    >
      <h1 data-part="title">Chats</h1>
      <div data-part="connections">
        <ConversationList
          role="navigation"
          conversations={connections}
          loading={state === 'loading'}
          selectedId={selectedId}
          onSelect={(companyId) => {
            pressedRow.current = document.activeElement;
            onSelect(companyId);
          }}
          emptyState={
            state === 'error' ? (
              <AlertLoadError title="Your connections could not be loaded." onRetry={onRetry} />
            ) : (
              <EmptyState
                headingLevel={3}
                icon={<UsersRound />}
                title="You have no connections yet. Start building your network!"
                description="Once a company has accepted your request, the two of you can talk here."
                action={
                  <Link href={networkHref} variant="primary" {...(onNavigate && { onNavigate })}>
                    Find companies
                  </Link>
                }
              />
            )
          }
        />
        {state === 'ready' && connections.length > 0 && onLoadMore && (
          <LoadMore state={more} onLoadMore={onLoadMore} />
        )}
      </div>
      {!standsAlone && (
        <div data-part="conversation" ref={talkRef} tabIndex={-1}>
          {isOpen && conversation}
          {!isOpen && state === 'ready' && (
            <EmptyState
              icon={<MessagesSquare />}
              title="Choose a connection"
              description="Your conversation with the company opens here."
            />
          )}
        </div>
      )}
    </Root>
  );
}
