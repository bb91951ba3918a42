import { NetworkScreen, type NetworkTab } from '@guildhall/ui/screens/network-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  useAcceptConnection,
  useDeclineConnection,
  useRemoveConnection,
  useSendConnection,
} from '#data/connection-mutations.ts';
import { connectionsQuery, pendingQuery, sentQuery } from '#data/connections.ts';
import { newcomersQuery } from '#data/users.ts';
import { useUser } from '#session/session.tsx';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useAnswersUnderWay } from './use-answers-under-way.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

const tabs: readonly NetworkTab[] = ['find', 'sent', 'requests', 'connections'];

/** Companies to find, those asked, those that ask, and those one is connected with. */
export function VendorNetwork() {
  const { id } = useUser();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'find';
  const company = useAddressDialog('company');

  const find = usePagedList(useInfiniteQuery({ ...newcomersQuery(id), enabled: tab === 'find' }));
  const sent = usePagedList(useInfiniteQuery({ ...sentQuery(id), enabled: tab === 'sent' }));
  // Always read, for the tab says how many there are.
  const requests = usePagedList(useInfiniteQuery(pendingQuery(id)));
  const connections = usePagedList(
    useInfiniteQuery({ ...connectionsQuery(id), enabled: tab === 'connections' }),
  );

  const send = useSendConnection(id);
  const accept = useAcceptConnection();
  const decline = useDeclineConnection();
  const remove = useRemoveConnection();
  const busy = useAnswersUnderWay(requests.rows);
  const answer = (give: (connectionId: string) => void) => (senderId: string) => {
    const request = requests.rows.find(({ sender }) => sender.id === senderId);
    if (request) give(request._id);
  };

  return (
    <NetworkScreen
      mode="Vendor"
      tab={tab}
      onTabChange={(next) => setParams({ tab: next }, { replace: true })}
      find={{
        companies: find.rows.map((row) => ({ ...row, status: row.connection?.status ?? 'stranger' })),
        ...find.list,
      }}
      sent={{ companies: sent.rows.map(({ receiver, status }) => ({ ...receiver, status })), ...sent.list }}
      requests={{
        companies: requests.rows.map(({ sender, status }) => ({ ...sender, status })),
        ...requests.list,
      }}
      connections={{
        companies: connections.rows.map((row) => ({ ...row, id: row._id, status: 'connected' })),
        ...connections.list,
      }}
      busy={busy}
      onConnect={send.mutate}
      onAccept={answer(accept.mutate)}
      onDecline={answer(decline.mutate)}
      onWithdraw={(companyId) =>
        remove.mutate({ _id: sent.rows.find(({ receiver }) => receiver.id === companyId)?._id, companyId })
      }
      onDisconnect={(companyId) => remove.mutate({ companyId })}
      onOpen={company.open}
    />
  );
}
