import type { NetworkActions, NetworkCompany } from '@guildhall/ui/screens/network-screen';
import {
  useAcceptConnection,
  useDeclineConnection,
  useRemoveConnection,
  useSendConnection,
} from '#data/connection-mutations.ts';
import { useUser } from '#session/session.tsx';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';

/** The actions of the controls in a company's row, in any list. */
export function useConnectionActions(): NetworkActions {
  const send = useSendConnection(useUser().id);
  const accept = useAcceptConnection();
  const decline = useDeclineConnection();
  const remove = useRemoveConnection();
  const removeConnection = ({ id, connectionId }: NetworkCompany) =>
    connectionId && remove.mutate({ connectionId, companyId: id });
  return {
    onConnect: ({ id }) => send.mutate(id),
    onAccept: ({ connectionId }) => connectionId && accept.mutate(connectionId),
    onDecline: ({ connectionId }) => connectionId && decline.mutate(connectionId),
    onWithdraw: removeConnection,
    onDisconnect: removeConnection,
    onOpen: useAddressDialog('company').open,
  };
}
