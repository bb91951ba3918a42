'use client';
import { UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { CompanyRow } from '#trade/CompanyRow/CompanyRow.tsx';
import { CompanyRowSkeleton } from '#trade/CompanyRow/CompanyRowSkeleton.tsx';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import type { NetworkCompany, NetworkList, NetworkScreenProps } from './NetworkScreen.tsx';
import { NetworkScreenRowMenu } from './NetworkScreenRowMenu.tsx';

const renderList = (items: readonly ReactNode[]) => <RowList>{items}</RowList>;

type DirectoryProps = Pick<
  NetworkScreenProps,
  'onConnect' | 'onAccept' | 'onDecline' | 'onWithdraw' | 'onDisconnect' | 'onOpen'
> & {
  list: NetworkList;
  busy: NonNullable<NetworkScreenProps['busy']>;
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
  onAccept,
  onDecline,
  onWithdraw,
  onDisconnect,
  onOpen,
}: DirectoryProps) {
  const [asking, setAsking] = useState(false);
  // Kept while the question leaves the screen.
  const [asked, setAsked] = useState<NetworkCompany>();
  return (
    <>
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
        items={companies.map((company) => (
          <CompanyRow
            key={company.id}
            {...company}
            onOpen={onOpen}
            trailing={
              <>
                <NetworkScreenRowMenu
                  company={company}
                  onAccept={onAccept}
                  onDecline={onDecline}
                  onWithdraw={onWithdraw}
                  onDisconnect={
                    onDisconnect &&
                    (() => {
                      setAsked(company);
                      setAsking(true);
                    })
                  }
                />
                <ConnectionToggle
                  status={company.status}
                  companyName={company.companyName}
                  busy={busy[company.id] === 'connect'}
                  onConnect={onConnect && (() => onConnect(company.id))}
                />
              </>
            }
          />
        ))}
      />
      {onDisconnect && asked && (
        <AlertDialog
          tone="critical"
          title={`Remove the connection with ${asked.companyName}?`}
          description="Your conversation is closed to both of you until you are connected again."
          confirmLabel="Remove connection"
          open={asking}
          onOpenChange={setAsking}
          onConfirm={() => onDisconnect(asked.id)}
        />
      )}
    </>
  );
}
