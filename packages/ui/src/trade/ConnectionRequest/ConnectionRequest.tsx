'use client';
import { Ban, Check, EllipsisVertical, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompanyRow, type CompanyActions, type CompanyListing } from '#trade/CompanyRow/CompanyRow.tsx';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { Button } from '#components/Button/Button.tsx';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { connectionRequestLabels, type ConnectionRequestLabels } from './ConnectionRequest.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './ConnectionRequest.styles.ts';

export interface ConnectionRequestProps extends EntityRootProps<'div'>, CompanyListing, CompanyActions {
  /**
   * The status of the request. `pending` offers both answers; the other two show the answer that was given.
   * @default 'pending'
   */
  status?: 'pending' | 'connected' | 'declined' | undefined;
  /**
   * The answer that is being sent: its button shows a spinner and both ignore presses.
   * @default 'none'
   */
  answering?: 'none' | 'accept' | 'decline' | undefined;
  /** Called by 'Accept'. Without it a pending request shows its status alone. */
  onAccept?: (() => void) | undefined;
  /** Called by 'Decline', which is shown only with it. */
  onDecline?: (() => void) | undefined;
  /** Called by 'Decline for good' in a menu, which is shown only with it: the company sees that, and may not ask again. */
  onDeclineForGood?: (() => void) | undefined;
  /** A menu of other actions, after all else once it is answered. */
  menu?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<ConnectionRequestLabels> | undefined;
}

/** A received request for a connection, with the two answers to it; `trailing` shows once it is answered. Takes the asking
 * company by spreading. */
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
  onDeclineForGood,
  href,
  onOpen,
  trailing,
  menu,
  labels,
  ...rest
}: ConnectionRequestProps) {
  const words = useLabels('ConnectionRequest', connectionRequestLabels, labels);
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
        href={href}
        onOpen={onOpen}
        trailing={
          <>
            {status !== 'pending' && trailing}
            <span ref={successorRef} tabIndex={-1} data-part="answer" aria-live="polite">
              {status === 'pending' && onAccept ? (
                <>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={words.acceptCompany(companyName)}
                    leadingIcon={<Check />}
                    loading={answering === 'accept'}
                    onClick={answer(onAccept)}
                  >
                    {words.accept}
                  </Button>
                  {onDecline && (
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={words.declineCompany(companyName)}
                      leadingIcon={<X />}
                      loading={answering === 'decline'}
                      onClick={answer(onDecline)}
                    >
                      {words.decline}
                    </Button>
                  )}
                  {onDeclineForGood && (
                    <DropdownMenu
                      align="end"
                      trigger={
                        <IconButton size="sm" label={words.more(companyName)} icon={<EllipsisVertical />} />
                      }
                      items={[
                        {
                          label: words.declineForGood,
                          icon: <Ban />,
                          tone: 'critical',
                          onSelect: answer(onDeclineForGood),
                        },
                      ]}
                    />
                  )}
                </>
              ) : (
                <ConnectionToggle status={status} size="sm" />
              )}
            </span>
            {status !== 'pending' && menu}
          </>
        }
      />
    </Root>
  );
}
