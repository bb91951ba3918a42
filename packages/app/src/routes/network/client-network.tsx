import { NetworkScreen } from '@guildhall/ui/screens/network-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { statusInList } from '#data/connections.ts';
import { directoryQuery } from '#data/users.ts';
import { useUser } from '#session/session.tsx';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useConnectionActions } from './use-connection-actions.ts';
import { usePendingAction } from './use-pending-action.ts';

/** All other companies in one list, each with its connection. */
export function ClientNetwork() {
  const { rows, list } = usePagedList(useInfiniteQuery(directoryQuery(useUser().id)));
  const pendingAction = usePendingAction();
  const companies = rows.map((row) => ({
    ...row,
    status: statusInList(row),
    direction: row.connection?.direction,
    connectionId: row.connection?._id,
    pendingAction: pendingAction(row.connection?._id),
  }));
  return <NetworkScreen mode="Client" find={{ companies, ...list }} {...useConnectionActions()} />;
}
