'use client';
import { MessagesSquare, UsersRound } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { ConversationList, type ConversationSummary } from '#trade/ConversationList/ConversationList.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LoadMore } from '#components/LoadMore/LoadMore.tsx';
import type { PagedListState } from '#components/PagedList/PagedList.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { isVisible } from '#lib/platform.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { chatsScreenLabels, type ChatsScreenLabels } from './ChatsScreen.labels.ts';
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
  /** A ConversationSearch, above the connections. Its results open the conversation with `focusId`. */
  search?: ReactNode;
  /** The company whose conversation is open. Without it a phone shows the list alone. */
  selectedId?: string | undefined;
  /** The address of the conversation with a company, by the company's id. Makes the rows links. */
  conversationHref?: ((companyId: string) => string) | undefined;
  /** Called with the company's id when its row is pressed, of a link on a plain click. */
  onSelect: (companyId: string) => void;
  /** The open conversation: a `Conversation` with the company's id as its key and with `onBack`. */
  conversation?: ReactNode;
  /** The address of the network, for companies without connections. */
  networkHref: string;
  /** Called on a plain click on the link to the network, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /**
   * The current time, which decides which messages are of 'Yesterday'.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ChatsScreenLabels> | undefined;
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
  search,
  selectedId,
  conversationHref,
  onSelect,
  conversation,
  networkHref,
  onNavigate,
  now,
  labels,
  ...rest
}: ChatsScreenProps) {
  const words = useLabels('ChatsScreen', chatsScreenLabels, labels);
  const isOpen = selectedId !== undefined;
  const standsAlone = !isOpen && connections.length === 0 && state !== 'loading';
  const talkRef = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);

  // On a phone one pane hides the other: the focus moves to the new one, and later back to what opened it.
  useEffect(() => {
    const focused = document.activeElement;
    const lost = !focused || focused === document.body || !isVisible(focused);
    if (!pressed.current || !lost) return;
    if (isOpen) talkRef.current?.focus();
    else pressed.current.focus();
  }, [isOpen]);

  return (
    <Root
      data-component="ChatsScreen"
      data-open={isOpen ? '' : undefined}
      data-alone={standsAlone ? '' : undefined}
      {...rest}
    >
      <h1 data-part="title">{words.title}</h1>
      {/* What was pressed there has the focus, be it a row or a message that was found. */}
      <div
        data-part="connections"
        onFocus={(event) => {
          pressed.current = event.target;
        }}
      >
        <ConversationList
          role="navigation"
          conversations={connections}
          loading={state === 'loading'}
          selectedId={selectedId}
          now={now}
          conversationHref={conversationHref}
          search={!standsAlone && search}
          onSelect={onSelect}
          emptyState={
            state === 'error' ? (
              <AlertLoadError title={words.error} onRetry={onRetry} />
            ) : (
              <EmptyState
                headingLevel={3}
                icon={<UsersRound />}
                title={words.noConnections}
                description={words.noConnectionsHint}
                action={
                  <Link href={networkHref} variant="primary" {...(onNavigate && { onNavigate })}>
                    {words.findCompanies}
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
            <EmptyState icon={<MessagesSquare />} title={words.choose} description={words.chooseHint} />
          )}
        </div>
      )}
    </Root>
  );
}
