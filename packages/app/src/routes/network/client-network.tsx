import { NetworkScreen } from '@guildhall/ui/screens/network-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { statusInList } from '#data/connections.ts';
import { foundCompaniesQuery } from '#data/search.ts';
import { directoryQuery } from '#data/users.ts';
import { readText } from '#lib/address-values.ts';
import { useUser } from '#session/session.tsx';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useConnectionActions } from './use-connection-actions.ts';
import { usePendingAction } from './use-pending-action.ts';

/** All other companies in one list, or those that a search finds, each with its connection. */
export function ClientNetwork() {
  const { id } = useUser();
  const [params, setParams] = useSearchParams();
  // Who comes from a tab of Vendor mode sees all companies.
  const q = params.has('tab') ? '' : readText(params);
  const { rows, list } = usePagedList(
    useInfiniteQuery(q ? foundCompaniesQuery(q) : directoryQuery(id)),
    (row) => row._id !== id,
  );
  const pendingAction = usePendingAction();
  const companies = rows.map((row) => ({
    ...row,
    status: statusInList(row),
    direction: row.connection?.direction,
    connectionId: row.connection?._id,
    pendingAction: pendingAction(row.connection?._id),
  }));
  return (
    <NetworkScreen
      mode="Client"
      query={q}
      onQueryChange={(text) => setParams(text ? { q: text } : {}, { replace: true })}
      find={{ companies, ...list }}
      {...useConnectionActions()}
    />
  );
}
