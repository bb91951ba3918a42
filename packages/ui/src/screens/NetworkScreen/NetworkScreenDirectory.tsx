'use client';
import { MessageCircle, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ConnectionRequest } from '#trade/ConnectionRequest/ConnectionRequest.tsx';
import { CompanyRow } from '#trade/CompanyRow/CompanyRow.tsx';
import { CompanyRowSkeleton } from '#trade/CompanyRow/CompanyRowSkeleton.tsx';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { Opener } from '#navigation/Opener.tsx';
import type { NetworkActions, NetworkCompany, NetworkList } from './network-company.ts';
import type { NetworkScreenLabels } from './NetworkScreen.labels.ts';
import { NetworkScreenRowMenu } from './NetworkScreenRowMenu.tsx';
import { useReceivedFirst } from './use-received-first.ts';

const renderList = (items: readonly ReactNode[]) => <RowList>{items}</RowList>;

export interface NetworkScreenDirectoryProps extends NetworkActions {
  /** The companies. */
  list: NetworkList;
  /** The title of a list without companies. */
  empty: string;
  /** The text below that title. */
  advice?: string | undefined;
  /** Shows 'Find companies' in a list without companies, and is called by it. */
  onFind?: (() => void) | undefined;
  /** What stands in place of a list without companies, if not these. */
  emptyState?: ReactNode;
  /** The words of the screen. */
  words: NetworkScreenLabels;
}

/** Companies, each with the connection to it. */
export function NetworkScreenDirectory({
  list: { companies, ...state },
  empty,
  advice,
  onFind,
  emptyState,
  onConnect,
  onAccept,
  onDecline,
  onDeclineForGood,
  messageHref,
  onMessage,
  onWithdraw,
  onDisconnect,
  onOpen,
  companyHref,
  words,
}: NetworkScreenDirectoryProps) {
  const ordered = useReceivedFirst(companies);
  const [asking, setAsking] = useState(false);
  // Kept during the closing animation of the dialog.
  const [asked, setAsked] = useState<NetworkCompany>();
  const [ended, setEnded] = useState<NetworkCompany>();
  const { markPress, successorRef } = useFocusSuccessor<HTMLDivElement>(
    ended !== undefined && !companies.some(({ connectionId }) => connectionId === ended.connectionId),
  );
  const end = (company: NetworkCompany, onEnd: (company: NetworkCompany) => void) => {
    setEnded(company);
    markPress();
    onEnd(company);
  };
  // The menu goes with the connection. Its row stays where there are all companies, and otherwise goes too.
  const successor = { ref: successorRef, tabIndex: -1 };
  const keepsRow = companies.some(({ id }) => id === ended?.id);
  return (
    <>
      <PagedList
        of={words.ofCompanies}
        {...(ended && !keepsRow && { role: 'group', 'aria-label': words.ofCompanies, ...successor })}
        {...state}
        renderList={renderList}
        skeleton={<CompanyRowSkeleton />}
        emptyState={
          emptyState || (
            <EmptyState
              icon={<UsersRound />}
              title={empty}
              description={advice}
              action={onFind && <Button onClick={onFind}>{words.findCompanies}</Button>}
            />
          )
        }
        items={ordered.map((company) => {
          const { id, status, companyName, direction, pendingAction } = company;
          const message = status === 'connected' && (messageHref ?? onMessage) && (
            <Button
              variant="secondary"
              size="sm"
              data-part="message"
              aria-label={words.messageTo(companyName)}
              leadingIcon={<MessageCircle />}
              asChild
            >
              <Opener href={messageHref?.(company)} onOpen={onMessage && (() => onMessage(company))}>
                <span>{words.message}</span>
              </Opener>
            </Button>
          );
          const menu = (
            <NetworkScreenRowMenu
              company={company}
              words={words}
              onWithdraw={onWithdraw && (() => end(company, onWithdraw))}
              onDisconnect={
                onDisconnect &&
                (() => {
                  setAsked(company);
                  setAsking(true);
                })
              }
            />
          );
          return direction === 'received' && status !== 'stranger' ? (
            <ConnectionRequest
              key={id}
              {...company}
              status={status}
              answering={pendingAction === 'accept' || pendingAction === 'decline' ? pendingAction : 'none'}
              onAccept={onAccept && (() => onAccept(company))}
              onDecline={onDecline && (() => onDecline(company))}
              onDeclineForGood={onDeclineForGood && (() => onDeclineForGood(company))}
              href={companyHref?.(id)}
              onOpen={onOpen}
              trailing={message}
              menu={menu}
            />
          ) : (
            <CompanyRow
              key={id}
              {...company}
              {...(id === ended?.id && successor)}
              href={companyHref?.(id)}
              onOpen={onOpen}
              trailing={
                <>
                  {message}
                  <ConnectionToggle
                    size="sm"
                    status={status}
                    companyName={companyName}
                    busy={pendingAction === 'connect'}
                    onConnect={onConnect && (() => onConnect(company))}
                  />
                  {menu}
                </>
              }
            />
          );
        })}
      />
      {onDisconnect && asked && (
        <AlertDialog
          tone="critical"
          title={words.disconnectTitle(asked.companyName)}
          description={words.disconnectDescription}
          confirmLabel={words.disconnect}
          open={asking}
          onOpenChange={setAsking}
          onConfirm={() => end(asked, onDisconnect)}
        />
      )}
    </>
  );
}
