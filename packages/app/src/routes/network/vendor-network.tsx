import { NetworkScreen, type NetworkTab } from '@guildhall/ui/screens/network-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  connectionsQuery,
  namedConnectionsQuery,
  pendingQuery,
  sentQuery,
  statusInList,
} from '#data/connections.ts';
import { newcomersQuery } from '#data/users.ts';
import { readChoice, readText } from '#lib/address-values.ts';
import { useUser } from '#session/session.tsx';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useConnectionActions } from './use-connection-actions.ts';
import { usePendingAction } from './use-pending-action.ts';

const tabs: readonly NetworkTab[] = ['find', 'sent', 'requests', 'connections'];

/** Companies to find, sent requests, received requests, and connected companies. */
export function VendorNetwork() {
  const { id } = useUser();
  const [params, setParams] = useSearchParams();
  const tab = readChoice(params, 'tab', tabs) ?? 'find';

  const find = usePagedList(useInfiniteQuery({ ...newcomersQuery(id), enabled: tab === 'find' }));
  const sent = usePagedList(useInfiniteQuery({ ...sentQuery(id), enabled: tab === 'sent' }));
  // Always fetched, because the tab shows how many there are.
  const requests = usePagedList(useInfiniteQuery(pendingQuery(id)));
  const q = readText(params);
  const connections = usePagedList(
    useInfiniteQuery({
      ...(q ? namedConnectionsQuery(id, q) : connectionsQuery(id)),
      enabled: tab === 'connections',
    }),
  );

  const pendingAction = usePendingAction();

  return (
    <NetworkScreen
      mode="Vendor"
      tab={tab}
      onTabChange={(next) => setParams({ tab: next }, { replace: true })}
      query={q}
      onQueryChange={(text) => setParams({ tab, ...(text && { q: text }) }, { replace: true })}
      find={{
        companies: find.rows.map((row) => ({
          ...row,
          status: statusInList(row),
          connectionId: row.connection?._id,
        })),
        ...find.list,
      }}
      sent={{
        companies: sent.rows.map(({ _id, receiver, status }) => ({
          ...receiver,
          status,
          connectionId: _id,
        })),
        ...sent.list,
      }}
      requests={{
        companies: requests.rows.map(({ _id, sender, status }) => ({
          ...sender,
          status,
          connectionId: _id,
          pendingAction: pendingAction(_id),
        })),
        ...requests.list,
      }}
      connections={{
        companies: connections.rows.map((row) => ({
          ...row,
          id: row._id,
          status: row.connection.status,
          connectionId: row.connection._id,
        })),
        ...connections.list,
      }}
      {...useConnectionActions()}
    />
  );
}
