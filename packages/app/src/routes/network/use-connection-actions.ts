import type { NetworkActions, NetworkCompany } from '@guildhall/ui/screens/network-screen';
import { useNavigate } from 'react-router-dom';
import {
  useAcceptConnection,
  useDeclineConnection,
  useDeclineForGood,
  useRemoveConnection,
  useSendConnection,
} from '#data/connection-mutations.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { chatPath } from '#paths.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';

/** The actions of the controls in a company's row, in any list: those that the member may use. */
export function useConnectionActions(): NetworkActions {
  const send = useSendConnection(useUser().id);
  const accept = useAcceptConnection();
  const decline = useDeclineConnection();
  const declineForGood = useDeclineForGood();
  const remove = useRemoveConnection();
  const removeOf = ({ id, connectionId }: NetworkCompany, seen: { status?: 'pending' } = {}) =>
    connectionId && remove.mutate({ connectionId, companyId: id, ...seen });
  const navigate = useNavigate();
  const { href: companyHref, open: onOpen } = useAddressDialog('company');
  const opening: NetworkActions = {
    companyHref,
    onOpen,
    messageHref: ({ id }) => chatPath(id),
    onMessage: ({ id }) => void navigate(chatPath(id)),
  };
  if (!useMay('network')) return opening;
  return {
    ...opening,
    onConnect: ({ id }) => send.mutate(id),
    onAccept: ({ connectionId }) => connectionId && accept.mutate(connectionId),
    onDecline: ({ connectionId }) => connectionId && decline.mutate(connectionId),
    onDeclineForGood: ({ connectionId }) => connectionId && declineForGood.mutate(connectionId),
    onWithdraw: (company) => removeOf(company, { status: 'pending' }),
    onDisconnect: (company) => removeOf(company),
  };
}
