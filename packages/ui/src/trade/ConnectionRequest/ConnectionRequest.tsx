'use client';
import { Check, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CompanyRow, type CompanyActions, type CompanyListing } from '#trade/CompanyRow/CompanyRow.tsx';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { domProps } from '#lib/dom-props.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { Root } from './ConnectionRequest.styles.ts';

export interface ConnectionRequestProps
  extends Omit<ComponentProps<'div'>, 'id' | 'children'>, CompanyListing, Pick<CompanyActions, 'onOpen'> {
  /**
   * The status of the request. `pending` offers both answers; the other two show the answer that was given.
   * @default 'pending'
   */
  status?: 'pending' | 'connected' | 'declined';
  /**
   * The answer that is being sent: its button shows a spinner and both ignore presses.
   * @default 'none'
   */
  answering?: 'none' | 'accept' | 'decline';
  /** Called by the check mark. */
  onAccept: () => void;
  /** Called by the cross. */
  onDecline: () => void;
}

/** A received request for a connection, with the two answers to it. Takes the asking company by spreading. */
export function ConnectionRequest({
  id = '',
  companyName,
  avatar = null,
  companyIndustry = '',
  companySize = '',
  address = '',
  status = 'pending',
  answering = 'none',
  onAccept,
  onDecline,
  onOpen,
  ...rest
}: ConnectionRequestProps) {
  const { markPress, successorRef } = useFocusSuccessor<HTMLSpanElement>(status !== 'pending');
  const answer = (give: () => void) => () => {
    if (answering !== 'none') return;
    markPress();
    give();
  };
  return (
    <Root data-component="ConnectionRequest" data-status={status} {...domProps(rest)}>
      <CompanyRow
        id={id}
        companyName={companyName}
        avatar={avatar}
        companyIndustry={companyIndustry}
        companySize={companySize}
        address={address}
        onOpen={onOpen}
      />
      <span ref={successorRef} tabIndex={-1} data-part="answer" aria-live="polite">
        {status === 'pending' ? (
          <>
            <IconButton
              variant="secondary"
              label={`Accept ${companyName}`}
              icon={<Check />}
              loading={answering === 'accept'}
              onClick={answer(onAccept)}
            />
            <IconButton
              variant="secondary"
              label={`Decline ${companyName}`}
              icon={<X />}
              loading={answering === 'decline'}
              onClick={answer(onDecline)}
            />
          </>
        ) : (
          <ConnectionToggle status={status} />
        )}
      </span>
    </Root>
  );
}
