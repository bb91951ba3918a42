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
  /** The address of a company, by its id. Makes the names links. */
  companyHref?: ((id: string) => string) | undefined;
  /** Called by 'Connect'. Without it the status stranger is plain text. */
  onConnect?: ((company: NetworkCompany) => void) | undefined;
  /** Called by 'Accept' in the row of a received request. */
  onAccept?: ((company: NetworkCompany) => void) | undefined;
  /** Called by 'Decline' in the row of a received request. */
  onDecline?: ((company: NetworkCompany) => void) | undefined;
  /** Called by 'Decline for good' in the menu of such a row, which shows only with it. */
  onDeclineForGood?: ((company: NetworkCompany) => void) | undefined;
  /** The address of the conversation with a connected company. Adds 'Message' to its row, as a link. */
  messageHref?: ((company: NetworkCompany) => string) | undefined;
  /**
   * Adds 'Message' to the row of a connected company, and is called by it: of a link on a plain click, instead of the
   * browser's own navigation.
   */
  onMessage?: ((company: NetworkCompany) => void) | undefined;
  /** Adds 'Withdraw request' to the menu of a sent request, and is called by it. */
  onWithdraw?: ((company: NetworkCompany) => void) | undefined;
  /** Adds 'Remove connection' to the menu of a connected company, and is called when that is confirmed. */
  onDisconnect?: ((company: NetworkCompany) => void) | undefined;
}
