'use client';
import type { ComponentProps } from 'react';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { NetworkActions, NetworkList } from './network-company.ts';
import { networkScreenLabels, type NetworkScreenLabels } from './NetworkScreen.labels.ts';
import { Root } from './NetworkScreen.styles.ts';
import { NetworkScreenDirectory } from './NetworkScreenDirectory.tsx';
import { NetworkScreenRequests } from './NetworkScreenRequests.tsx';
import { NetworkScreenSearch } from './NetworkScreenSearch.tsx';

/** Which list of a vendor's network is open. */
export type NetworkTab = 'find' | 'sent' | 'requests' | 'connections';

export interface NetworkScreenProps extends Omit<ComponentProps<'div'>, 'children'>, NetworkActions {
  /** In `Vendor` mode there are four tabs; in any other one list of all companies, which is `find`. */
  mode: 'Vendor' | 'Client';
  /** Companies to connect with. */
  find: NetworkList;
  /** Companies that have been asked. Needed in Vendor mode. */
  sent?: NetworkList | undefined;
  /** Companies that ask. Needed in Vendor mode. */
  requests?: NetworkList | undefined;
  /** Connected companies. Needed in Vendor mode. */
  connections?: NetworkList | undefined;
  /** The name to which the connections, in Client mode all companies, are narrowed. */
  query?: string | undefined;
  /** Shows a search box above these; called with its text on Enter, by its button, and with nothing when it is cleared. */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * Which tab is open.
   * @default 'find'
   */
  tab?: NetworkTab | undefined;
  /** Called with the tab that is pressed. */
  onTabChange?: ((tab: NetworkTab) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<NetworkScreenLabels> | undefined;
}

const nobody: NetworkList = { companies: [] };

/** The companies of the network: for a vendor in four tabs, for a client in one list. It belongs inside AppShell. */
export function NetworkScreen({
  mode,
  find,
  sent = nobody,
  requests = nobody,
  connections = nobody,
  query = '',
  onQueryChange,
  tab = 'find',
  onTabChange,
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
  labels,
  ...rest
}: NetworkScreenProps) {
  const words = useLabels('NetworkScreen', networkScreenLabels, labels);
  const actions = {
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
  };
  const showFind = onTabChange && (() => onTabChange('find'));
  return (
    <Root data-component="NetworkScreen" {...rest}>
      <PageHeader title={mode === 'Vendor' ? words.vendorTitle : words.clientTitle} />
      {mode === 'Vendor' ? (
        <Tabs
          label={words.tabs}
          value={tab}
          onValueChange={onTabChange}
          items={[
            {
              value: 'find',
              label: words.find,
              content: <NetworkScreenDirectory {...actions} list={find} empty={words.nobodyNew} />,
            },
            {
              value: 'sent',
              label: words.sent,
              content: (
                <NetworkScreenDirectory
                  {...actions}
                  list={sent}
                  empty={words.nothingSent}
                  advice={words.nothingSentHint}
                  onFind={showFind}
                />
              ),
            },
            {
              value: 'requests',
              label: words.requests,
              // What was answered keeps its row, but waits no longer.
              count:
                requests.state === 'loading'
                  ? null
                  : requests.companies.filter(({ status }) => status === 'pending').length,
              content: (
                <NetworkScreenRequests
                  list={requests}
                  onAccept={onAccept}
                  onDecline={onDecline}
                  onDeclineForGood={onDeclineForGood}
                  onOpen={onOpen}
                  companyHref={companyHref}
                  onFind={showFind}
                  words={words}
                />
              ),
            },
            {
              value: 'connections',
              label: words.connections,
              content: (
                <NetworkScreenSearch
                  {...actions}
                  list={connections}
                  label={words.search}
                  empty={words.noConnections}
                  noMatch={words.noMatch}
                  query={query}
                  onQueryChange={onQueryChange}
                  onFind={showFind}
                />
              ),
            },
          ]}
        />
      ) : (
        <NetworkScreenSearch
          {...actions}
          list={find}
          label={words.searchAll}
          empty={words.nobody}
          noMatch={words.noneFound}
          query={query}
          onQueryChange={onQueryChange}
        />
      )}
    </Root>
  );
}
