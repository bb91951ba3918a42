'use client';
import { useState, type ReactNode } from 'react';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Link } from '#components/Link/Link.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import type { RequestStatus } from '../deal.ts';
import type { RequestDetailLabels } from './RequestDetail.labels.ts';
import { RequestDetailQuestion } from './RequestDetailQuestion.tsx';

export interface RequestActions {
  /** Shows 'Edit' to the client while there is no quote, and is called by it. */
  onEdit?: (() => void) | undefined;
  /** Shows 'Extend' to the client once there are quotes, and is called by it: change the last day. */
  onExtend?: (() => void) | undefined;
  /** Shows 'Close request' to the client, and is called once that is confirmed. */
  onClose?: (() => void) | undefined;
  /** Shows 'Reopen request' to the client, and is called by it. */
  onReopen?: (() => void) | undefined;
  /** Shows 'Send a quote' to a vendor, and is called by it. */
  onQuote?: (() => void) | undefined;
  /** The address of the vendor's own quote: shows 'View quote'. */
  quoteHref?: string | undefined;
  /** Called by 'View quote' on a plain click. */
  onQuoteOpen?: (() => void) | undefined;
  /** Shows 'Ask a question' to a vendor; resolves once the question is sent, and rejects when it was not. */
  onAsk?: ((question: string) => Promise<unknown>) | undefined;
  /** The action that runs: its button shows it. */
  pending?: 'close' | 'reopen' | 'ask' | undefined;
}

interface RequestState {
  /** Where the request stands: only what that allows is offered. */
  status: RequestStatus;
  /** Whether its last day for new quotes is over. */
  isOver: boolean;
  /** How many vendors have made an offer. */
  quoteCount: number;
  /** The words of the request. */
  words: RequestDetailLabels;
}

/** What one's own side can do with a request, and the props that are not about that. */
export function useRequestActions<Props extends RequestActions>(
  { status, isOver, quoteCount, words }: RequestState,
  { onEdit, onExtend, onClose, onReopen, onQuote, quoteHref, onQuoteOpen, onAsk, pending, ...rest }: Props,
): { actions: ReactNode; rest: Omit<Props, keyof RequestActions> } {
  const [asked, setAsked] = useState<'close' | 'question'>();
  // It is away while the quote is written.
  const { markPress, successorRef } = useFocusSuccessor<HTMLButtonElement>(onQuote !== undefined && !isOver);
  const isOpen = status === 'open';
  // Each of the two takes the place of the other.
  const { markPress: markClosing, successorRef: reopenRef } = useFocusSuccessor<HTMLButtonElement>(!isOpen);
  const { markPress: markReopening, successorRef: closeRef } = useFocusSuccessor<HTMLButtonElement>(isOpen);
  const canReopen = onReopen && !isOpen;
  const canQuote = isOpen && !isOver && quoteHref === undefined;
  const isShown =
    (isOpen && (onEdit ?? onExtend ?? onClose)) ||
    (canQuote && (onQuote ?? onAsk)) ||
    canReopen ||
    quoteHref !== undefined;
  const actions = isShown && (
    <div data-part="actions">
      {canQuote && onQuote && (
        <Button
          ref={successorRef}
          onClick={() => {
            markPress();
            onQuote();
          }}
        >
          {words.sendQuote}
        </Button>
      )}
      {canQuote && onAsk && (
        <Button variant="secondary" onClick={() => setAsked('question')}>
          {words.ask}
        </Button>
      )}
      {quoteHref !== undefined && (
        <Link variant="primary" href={quoteHref} {...(onQuoteOpen && { onNavigate: onQuoteOpen })}>
          {words.viewQuote}
        </Link>
      )}
      {isOpen && onEdit && quoteCount === 0 && (
        <Button variant="secondary" onClick={onEdit}>
          {words.edit}
        </Button>
      )}
      {isOpen && onEdit && quoteCount > 0 && (
        <span data-part="reason">{onExtend ? words.canOnlyExtend : words.cannotEdit}</span>
      )}
      {isOpen && onExtend && quoteCount > 0 && (
        <Button variant="secondary" onClick={onExtend}>
          {words.extend}
        </Button>
      )}
      {isOpen && onClose && (
        <Button
          ref={closeRef}
          variant="ghost"
          loading={pending === 'close'}
          onClick={() => setAsked('close')}
        >
          {words.close}
        </Button>
      )}
      {canReopen && (
        <Button
          ref={reopenRef}
          variant="secondary"
          loading={pending === 'reopen'}
          onClick={() => {
            markReopening();
            onReopen();
          }}
        >
          {words.reopen}
        </Button>
      )}
      <AlertDialog
        open={asked === 'close'}
        onOpenChange={() => setAsked(undefined)}
        title={words.closeTitle}
        description={words.closeHint(quoteCount)}
        confirmLabel={words.close}
        onConfirm={() => {
          markClosing();
          onClose?.();
        }}
      />
      {onAsk && !isOver && (
        <Dialog
          size="sm"
          title={words.askTitle}
          description={words.askHint}
          open={asked === 'question'}
          onOpenChange={() => setAsked(undefined)}
        >
          <RequestDetailQuestion
            pending={pending === 'ask'}
            words={words}
            onCancel={() => setAsked(undefined)}
            onSubmit={(question) =>
              void onAsk(question).then(
                () => setAsked(undefined),
                () => {},
              )
            }
          />
        </Dialog>
      )}
    </div>
  );
  return { actions, rest };
}
