'use client';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompanyRowSkeleton } from '#trade/CompanyRow/CompanyRowSkeleton.tsx';
import { ConnectionRequest } from '#trade/ConnectionRequest/ConnectionRequest.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import type { NetworkList, NetworkScreenProps } from './NetworkScreen.tsx';

type RequestsProps = Pick<NetworkScreenProps, 'onAccept' | 'onDecline' | 'onOpen'> & {
  list: NetworkList;
  busy: NonNullable<NetworkScreenProps['busy']>;
};

const ignore = () => {};

const renderList = (items: readonly ReactNode[]) => <RowList>{items}</RowList>;

/** Companies that ask for a connection. */
export function NetworkScreenRequests({
  list: { companies, ...state },
  busy,
  onAccept = ignore,
  onDecline = ignore,
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
