'use client';
import { Inbox, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CompanyRow } from '#components/CompanyRow/CompanyRow.tsx';
import { CompanyRowSkeleton } from '#components/CompanyRow/CompanyRowSkeleton.tsx';
import { ConnectionRequest } from '#components/ConnectionRequest/ConnectionRequest.tsx';
import { ConnectionToggle } from '#components/ConnectionToggle/ConnectionToggle.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import type { NetworkList, NetworkScreenProps } from './NetworkScreen.tsx';
import { NetworkScreenRowMenu } from './NetworkScreenRowMenu.tsx';

type ListProps = Pick<NetworkScreenProps, 'onOpen'> & {
  list: NetworkList;
  busy: NonNullable<NetworkScreenProps['busy']>;
};

const renderList = (items: readonly ReactNode[]) => <RowList>{items}</RowList>;

type DirectoryProps = ListProps &
  Pick<NetworkScreenProps, 'onConnect' | 'onWithdraw' | 'onDisconnect'> & {
    empty: string;
    advice?: string;
    onFind?: (() => void) | undefined;
  };

/** Companies, each with how one stands to it. */
export function NetworkScreenDirectory({
  list: { companies, ...state },
  busy,
  empty,
  advice,
  onFind,
  onConnect,
  onWithdraw,
  onDisconnect,
  onOpen,
}: DirectoryProps) {
  return (
    <PagedList
      of="companies"
      {...state}
      renderList={renderList}
      skeleton={<CompanyRowSkeleton />}
      emptyState={
        <EmptyState
          icon={<UsersRound />}
          title={empty}
          description={advice}
          action={onFind && <Button onClick={onFind}>Find companies</Button>}
        />
      }
      items={companies.map(({ status, ...company }) => (
        <CompanyRow
          key={company.id}
          {...company}
          onOpen={onOpen}
          trailing={
            <>
              <ConnectionToggle
                status={status}
                companyName={company.companyName}
                busy={busy[company.id] === 'connect'}
                onConnect={onConnect && (() => onConnect(company.id))}
              />
              {status === 'pending' && onWithdraw && (
                <NetworkScreenRowMenu
                  companyName={company.companyName}
                  entry="Withdraw request"
                  onChoose={() => onWithdraw(company.id)}
                />
              )}
              {status === 'connected' && onDisconnect && (
                <NetworkScreenRowMenu
                  companyName={company.companyName}
                  entry="Remove connection"
                  onChoose={() => onDisconnect(company.id)}
                />
              )}
            </>
          }
        />
      ))}
    />
  );
}

type RequestsProps = ListProps & Record<'onAccept' | 'onDecline', (id: string) => void>;

/** Companies that ask for a connection. */
export function NetworkScreenRequests({
  list: { companies, ...state },
  busy,
  onAccept,
  onDecline,
  onOpen,
}: RequestsProps) {
  return (
    <PagedList
      of="requests"
      {...state}
      renderList={renderList}
      skeleton={<CompanyRowSkeleton />}
      emptyState={<EmptyState icon={<Inbox />} title="No pending requests received" />}
      items={companies.map(({ status, ...company }) => {
        const call = busy[company.id];
        return (
          <ConnectionRequest
            key={company.id}
            {...company}
            status={status === 'stranger' ? 'pending' : status}
            answering={call === 'accept' || call === 'decline' ? call : 'none'}
            onAccept={onAccept}
            onDecline={onDecline}
            onOpen={onOpen}
          />
        );
      })}
    />
  );
}
