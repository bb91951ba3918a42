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
import type { NetworkActions, NetworkCompany, NetworkList } from './network-company.ts';
import { NetworkScreenRowMenu } from './NetworkScreenRowMenu.tsx';

const renderList = (items: readonly ReactNode[]) => <RowList>{items}</RowList>;

interface NetworkScreenDirectoryProps extends NetworkActions {
  /** The companies. */
  list: NetworkList;
  /** The title of a list without companies. */
  empty: string;
  /** The text below that title. */
  advice?: string;
  /** Shows 'Find companies' in a list without companies, and is called by it. */
  onFind?: (() => void) | undefined;
}

/** Companies, each with the connection to it. */
export function NetworkScreenDirectory({
  list: { companies, ...state },
  empty,
  advice,
  onFind,
  onConnect,
  onAccept,
  onDecline,
  onWithdraw,
  onDisconnect,
  onOpen,
}: NetworkScreenDirectoryProps) {
  const [asking, setAsking] = useState(false);
  // Kept during the closing animation of the dialog.
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
                  busy={company.pendingAction === 'connect'}
                  onConnect={onConnect && (() => onConnect(company))}
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
          onConfirm={() => onDisconnect(asked)}
        />
      )}
    </>
  );
}
