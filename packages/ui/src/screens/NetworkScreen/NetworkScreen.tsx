'use client';
import type { ComponentProps } from 'react';
import type { ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import type { PagedListState } from '#components/PagedList/PagedList.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Root } from './NetworkScreen.styles.ts';
import { NetworkScreenDirectory } from './NetworkScreenDirectory.tsx';
import { NetworkScreenRequests } from './NetworkScreenRequests.tsx';

/** Another company and how one stands to it. A company of the API with its status is one. */
export interface NetworkCompany {
  /** The company's id, given to every callback. */
  id: string;
  /** Its name. */
  companyName: string;
  /** Address of its picture. Without one the initials show. */
  avatar?: string | null;
  /** What it does. */
  companyIndustry?: string;
  /** How large it is. */
  companySize?: string;
  /** Where it is. */
  address?: string;
  /** How one stands to it. */
  status: ConnectionStatus;
  /**
   * While it is pending, who waits for whom: a `received` request can be answered, a `sent` one withdrawn.
   * @default 'sent'
   */
  direction?: 'sent' | 'received' | undefined;
}

/** Companies in each of a list's states. */
export interface NetworkList extends PagedListState {
  /** The companies, in the order they show. */
  companies: readonly NetworkCompany[];
}

/** What a call under way does, by the id of the company it is about. */
export type NetworkBusy = Readonly<Record<string, 'connect' | 'accept' | 'decline'>>;

export type NetworkTab = 'find' | 'sent' | 'requests' | 'connections';

export interface NetworkScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
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
  /** Calls under way: their controls show a spinner and ignore presses. */
  busy?: NetworkBusy;
  /** Called by 'Connect'. Without it a stranger's status is for reading. */
  onConnect?: ((id: string) => void) | undefined;
  /** Called by the check mark of a request, and by 'Accept request' in the menu of a row. */
  onAccept?: ((id: string) => void) | undefined;
  /** Called by the cross of a request, and by 'Decline request' in the menu of a row. */
  onDecline?: ((id: string) => void) | undefined;
  /** Puts 'Withdraw request' into the menu of a request that was sent, and is called by it. */
  onWithdraw?: ((id: string) => void) | undefined;
  /** Puts 'Remove connection' into the menu of a connected company, and is called when that is confirmed. */
  onDisconnect?: ((id: string) => void) | undefined;
  /** Called when a company's name is pressed. Without it names are text. */
  onOpen?: ((id: string) => void) | undefined;
}

const nobody: NetworkList = { companies: [] };
const idle: NetworkBusy = {};

/** The companies of the network: for a vendor in four tabs, for a client in one list. It stands inside AppShell. */
export function NetworkScreen({
  mode,
  find,
  sent = nobody,
  requests = nobody,
  connections = nobody,
  tab = 'find',
  onTabChange,
  busy = idle,
  onConnect,
  onAccept,
  onDecline,
  onWithdraw,
  onDisconnect,
  onOpen,
  ...rest
}: NetworkScreenProps) {
  const shared = { busy, onConnect, onAccept, onDecline, onWithdraw, onDisconnect, onOpen };
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
              content: <NetworkScreenDirectory {...shared} list={find} empty="No new Users Right Now" />,
            },
            {
              value: 'sent',
              label: 'Sent',
              content: (
                <NetworkScreenDirectory
                  {...shared}
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
                  busy={busy}
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
                  {...shared}
                  list={connections}
                  empty="You have no connections yet. Start building your network!"
                  onFind={showFind}
                />
              ),
            },
          ]}
        />
      ) : (
        <NetworkScreenDirectory {...shared} list={find} empty="No users available" />
      )}
    </Root>
  );
}
