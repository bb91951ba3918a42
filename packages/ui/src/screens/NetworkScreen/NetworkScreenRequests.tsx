'use client';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompanyRowSkeleton } from '#trade/CompanyRow/CompanyRowSkeleton.tsx';
import { ConnectionRequest } from '#trade/ConnectionRequest/ConnectionRequest.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import type { NetworkActions, NetworkList } from './network-company.ts';
import type { NetworkScreenLabels } from './NetworkScreen.labels.ts';

interface NetworkScreenRequestsProps extends Pick<
  NetworkActions,
  'onAccept' | 'onDecline' | 'onDeclineForGood' | 'onOpen' | 'companyHref'
> {
  /** The requesting companies. */
  list: NetworkList;
  /** Shows 'Find companies' in a list without companies, and is called by it. */
  onFind?: (() => void) | undefined;
  /** The words of the screen. */
  words: NetworkScreenLabels;
}

const renderList = (items: readonly ReactNode[]) => <RowList>{items}</RowList>;

/** Companies that ask for a connection. */
export function NetworkScreenRequests({
  list: { companies, ...state },
  onAccept,
  onDecline,
  onDeclineForGood,
  onOpen,
  companyHref,
  onFind,
  words,
}: NetworkScreenRequestsProps) {
  return (
    <PagedList
      of={words.ofRequests}
      {...state}
      renderList={renderList}
      skeleton={<CompanyRowSkeleton />}
      emptyState={
        <EmptyState
          icon={<Inbox />}
          title={words.noRequests}
          action={onFind && <Button onClick={onFind}>{words.findCompanies}</Button>}
        />
      }
      items={companies.map((company) => {
        const { id, status, pendingAction } = company;
        return (
          <ConnectionRequest
            key={id}
            {...company}
            status={status === 'stranger' ? 'pending' : status}
            answering={pendingAction === 'accept' || pendingAction === 'decline' ? pendingAction : 'none'}
            onAccept={onAccept && (() => onAccept(company))}
            onDecline={onDecline && (() => onDecline(company))}
            onDeclineForGood={onDeclineForGood && (() => onDeclineForGood(company))}
            href={companyHref?.(id)}
            onOpen={onOpen}
          />
        );
      })}
    />
  );
}
