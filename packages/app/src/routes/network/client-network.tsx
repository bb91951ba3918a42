import { NetworkScreen } from '@guildhall/ui/screens/network-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  useAcceptConnection,
  useDeclineConnection,
  useRemoveConnection,
  useSendConnection,
} from '#data/connection-mutations.ts';
import { directoryQuery } from '#data/users.ts';
import { useUser } from '#session/session.tsx';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

/** All other companies in one list, each with its connection. */
export function ClientNetwork() {
  const { id } = useUser();
  const company = useAddressDialog('company');
  const send = useSendConnection(id);
  const accept = useAcceptConnection();
  const decline = useDeclineConnection();
  const remove = useRemoveConnection();
  const { rows, list } = usePagedList(useInfiniteQuery(directoryQuery(id)));
  const companies = rows.map((row) => ({
    ...row,
    status: row.connection?.status ?? ('stranger' as const),
    direction: row.connection?.direction,
  }));
  const answer = (give: (connectionId: string) => void) => (companyId: string) => {
    const connection = rows.find((row) => row.id === companyId)?.connection;
    if (connection) give(connection._id);
  };
  const removeConnection = (companyId: string) =>
    remove.mutate({ _id: rows.find((row) => row.id === companyId)?.connection?._id, companyId });
  return (
    <NetworkScreen
      mode="Client"
      find={{ companies, ...list }}
      onConnect={send.mutate}
      onAccept={answer(accept.mutate)}
      onDecline={answer(decline.mutate)}
      onWithdraw={removeConnection}
      onDisconnect={removeConnection}
      onOpen={company.open}
    />
  );
}
