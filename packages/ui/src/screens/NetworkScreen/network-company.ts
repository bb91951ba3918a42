import type { PagedListState } from '#components/PagedList/PagedList.tsx';
import type { CompanyActions, CompanyListing } from '#trade/CompanyRow/CompanyRow.tsx';
import type { ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';

/** Another company and the connection to it. A company of the API with its connection is one. */
export interface NetworkCompany extends CompanyListing {
  /** The company's id. */
  id: string;
  /** The connection to it. */
  status: ConnectionStatus;
  /**
   * The direction of a pending request: a `received` one can be answered, a `sent` one withdrawn.
   * @default 'sent'
   */
  direction?: 'sent' | 'received' | undefined;
  /** The id of the connection with it. The menu of its row is only there once this is known. */
  connectionId?: string | undefined;
  /** The running request about it: its control shows a spinner and ignores presses. */
  pendingAction?: 'connect' | 'accept' | 'decline' | undefined;
}

/** Companies in each of a list's states. */
export interface NetworkList extends PagedListState {
  /** The companies, in the order they show. */
  companies: readonly NetworkCompany[];
}

/** The actions on a company of the network. Each callback but `onOpen` is given the company. */
export interface NetworkActions extends Pick<CompanyActions, 'onOpen'> {
  /** Called by 'Connect'. Without it the status stranger is plain text. */
  onConnect?: ((company: NetworkCompany) => void) | undefined;
  /** Called by the check mark of a request, and by 'Accept request' in the menu of a row. */
  onAccept?: ((company: NetworkCompany) => void) | undefined;
  /** Called by the cross of a request, and by 'Decline request' in the menu of a row. */
  onDecline?: ((company: NetworkCompany) => void) | undefined;
  /** Adds 'Withdraw request' to the menu of a sent request, and is called by it. */
  onWithdraw?: ((company: NetworkCompany) => void) | undefined;
  /** Adds 'Remove connection' to the menu of a connected company, and is called when that is confirmed. */
  onDisconnect?: ((company: NetworkCompany) => void) | undefined;
}
