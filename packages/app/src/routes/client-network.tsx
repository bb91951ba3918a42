import { NetworkScreen } from '@guildhall/ui/network-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSendConnection } from '#data/connection-mutations.ts';
import { directoryQuery } from '#data/users.ts';
import { useUser } from '#session/session.tsx';
import { useAddressDialog } from './use-address-dialog.ts';
import { usePagedList } from './use-paged-list.ts';

/** All other companies in one list, each with its connection. */
export function ClientNetwork() {
  const { id } = useUser();
  const company = useAddressDialog('company');
  const send = useSendConnection(id);
  const { rows, list } = usePagedList(useInfiniteQuery(directoryQuery(id)));
  const companies = rows.map((row) => ({ ...row, status: row.connection?.status ?? ('stranger' as const) }));
  return (
    <NetworkScreen
      mode="Client"
      find={{ companies, ...list }}
      onConnect={send.mutate}
      onOpen={company.open}
    />
  );
}
