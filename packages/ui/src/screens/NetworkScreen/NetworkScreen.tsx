'use client';
import type { ComponentProps } from 'react';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { NetworkActions, NetworkList } from './network-company.ts';
import { Root } from './NetworkScreen.styles.ts';
import { NetworkScreenDirectory } from './NetworkScreenDirectory.tsx';
import { NetworkScreenRequests } from './NetworkScreenRequests.tsx';

/** Which list of a vendor's network is open. */
export type NetworkTab = 'find' | 'sent' | 'requests' | 'connections';

export interface NetworkScreenProps extends Omit<ComponentProps<'div'>, 'children'>, NetworkActions {
  /** In `Vendor` mode there are four tabs; in any other one list of all companies, which is `find`. */
  mode: 'Vendor' | 'Client';
  /** Companies to connect with. */
  find: NetworkList;
  /** Companies that have been asked. Needed in Vendor mode. */
  sent?: NetworkList;
  /** Companies that ask. Needed in Vendor mode. */
  requests?: NetworkList;
  /** Connected companies. Needed in Vendor mode. */
  connections?: NetworkList;
  /**
   * Which tab is open.
   * @default 'find'
   */
  tab?: NetworkTab;
  /** Called with the tab that is pressed. */
  onTabChange?: ((tab: NetworkTab) => void) | undefined;
}

const nobody: NetworkList = { companies: [] };

/** The companies of the network: for a vendor in four tabs, for a client in one list. It belongs inside AppShell. */
export function NetworkScreen({
  mode,
  find,
  sent = nobody,
  requests = nobody,
  connections = nobody,
  tab = 'find',
  onTabChange,
  onConnect,
  onAccept,
  onDecline,
  onWithdraw,
  onDisconnect,
  onOpen,
  ...rest
}: NetworkScreenProps) {
  const actions = { onConnect, onAccept, onDecline, onWithdraw, onDisconnect, onOpen };
  const showFind = onTabChange && (() => onTabChange('find'));
  return (
    <Root data-component="NetworkScreen" {...rest}>
      <PageHeader
        title={mode === 'Vendor' ? 'Manage Connections' : 'Network'}
        description={
          mode === 'Vendor'
            ? 'Find companies, answer those that ask, and keep the ones you work with.'
            : 'All companies on Guildhall, and how you stand to each.'
        }
      />
      {mode === 'Vendor' ? (
        <Tabs
          label="Connections by kind"
          value={tab}
          onValueChange={(value) => onTabChange?.(value as NetworkTab)}
          items={[
            {
              value: 'find',
              label: 'Find',
              content: <NetworkScreenDirectory {...actions} list={find} empty="No new Users Right Now" />,
            },
            {
              value: 'sent',
              label: 'Sent',
              content: (
                <NetworkScreenDirectory
                  {...actions}
                  list={sent}
                  empty="No requests sent."
                  advice="Start connecting with others!"
                  onFind={showFind}
                />
              ),
            },
            {
              value: 'requests',
              label: 'Requests',
              count: requests.companies.length || null,
              content: (
                <NetworkScreenRequests
                  list={requests}
                  onAccept={onAccept}
                  onDecline={onDecline}
                  onOpen={onOpen}
                />
              ),
            },
            {
              value: 'connections',
              label: 'Connections',
              content: (
                <NetworkScreenDirectory
                  {...actions}
                  list={connections}
                  empty="You have no connections yet. Start building your network!"
                  onFind={showFind}
                />
              ),
            },
          ]}
        />
      ) : (
        <NetworkScreenDirectory {...actions} list={find} empty="No users available" />
      )}
    </Root>
  );
}
