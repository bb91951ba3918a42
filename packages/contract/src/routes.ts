import { Type } from 'typebox';
import { endpoints, type EndpointName } from './endpoints.ts';
import { formats } from './formats.ts';
import {
  documentType,
  maxImportBytes,
  maxImportRows,
  maxOpenEstimates,
  maxReportsPerDay,
  maxSavedProducts,
  maxSearchResults,
  maxTeam,
  messageDeletionMinutes,
  notificationDays,
  returnDays,
  undoDays,
} from './limits.ts';
import { orderMarks, orderSteps } from './order-rules.ts';
import type { Right } from './rights.ts';
import { ActivityEntry, ActivityQuery } from './schemas/activity.ts';
import { Attention } from './schemas/attention.ts';
import { BlockCompany, BlockedCompany } from './schemas/block.ts';
import {
  ActiveSession,
  ChangeIdentity,
  ChangePassword,
  CompanyProfile,
  CompanySession,
  ConfirmEmail,
  DetailsSaved,
  DirectoryEntry,
  ForgotPassword,
  LogIn,
  NewCompany,
  OwnProfile,
  ResetPassword,
  Session,
  SessionsEnded,
  SignUp,
  UpdateCompany,
} from './schemas/company.ts';
import { ConditionalHeaders, Id, IdempotencyHeaders, Message, PageQuery } from './schemas/common.ts';
import {
  ConnectedCompany,
  ConnectionSent,
  ConnectionsQuery,
  ConnectionStatusAnswer,
  PendingConnection,
  RemoveConnectionQuery,
  SendConnection,
  SentConnection,
} from './schemas/connection.ts';
import { ErrorBody, ErrorBodyWith } from './schemas/error.ts';
import { CompanyEvidence, NameCheck, NameQuery } from './schemas/evidence.ts';
import { FileContent, FileParams, FileQuery, FileUpload, FileUploaded } from './schemas/file.ts';
import { CompanyDeleted, DeactivateCompany, DeleteCompany, DeletionConflict } from './schemas/leaving.ts';
import { LastEventId, LiveEvent } from './schemas/live-event.ts';
import {
  ChatMessage,
  FoundMessage,
  MessageDeleted,
  MessageSearchQuery,
  MessageSent,
  MessagesQuery,
  ReadMessages,
  SendMessage,
} from './schemas/message.ts';
import { Notification, NotificationsQuery, ReadNotifications } from './schemas/notification.ts';
import { BatchDone, BatchUndone, BulkChange, ImportQuery, ImportReport } from './schemas/product-batch.ts';
import {
  InventoryQuery,
  ProductFacets,
  ProductFacetsQuery,
  ProductsQuery,
  VendorProductsQuery,
} from './schemas/product-list.ts';
import { NewProduct, Product, ProductAdded, ProductChanged, UpdateProduct } from './schemas/product.ts';
import { ChangeOrder, Order, OrderChanged, OrderConflict } from './schemas/order.ts';
import {
  AcceptQuote,
  Deal,
  DealsQuery,
  EndQuote,
  EstimateRequested,
  MakeOffer,
  NewNote,
  NewQuote,
  Quote,
  QuoteAccepted,
  QuoteChanged,
  QuoteSummary,
} from './schemas/quote.ts';
import { NewReport } from './schemas/report.ts';
import {
  NewRequest,
  OpenEstimate,
  OwnRequestsQuery,
  PurchaseRequest,
  RequestAdded,
  RequestChanged,
  RequestEstimate,
  RequestsQuery,
  UpdateRequest,
} from './schemas/request.ts';
import { ProductSaved, SavedProduct, SaveProduct } from './schemas/saved-product.ts';
import { SearchPageQuery, SearchQuery, SearchResults } from './schemas/search.ts';
import {
  Settings,
  SettingsSaved,
  Unsubscribed,
  UnsubscribeParams,
  UpdateEmailSettings,
  UpdateSettings,
} from './schemas/settings.ts';
import { ChangeStock, StockChange } from './schemas/stock.ts';
import {
  AcceptInvitation,
  ChangeMember,
  GetInvitation,
  InvitationSent,
  InviteMember,
  MemberChanged,
  ShownInvitation,
  Team,
} from './schemas/team.ts';

const idOf = (whose: string) => Type.String({ format: 'uuid', description: `${whose} ${formats.uuid}` });
const ownCompany = idOf("The session's company: `user._id` of a log-in.");
const otherCompany = idOf('The other company.');
/** Its name in the path is given. */
const chatParams = Type.Object({
  userId: ownCompany,
  connectionId: idOf('The other company; not the id of a connection.'),
});

/** The ids of a path. `userId` is always the own company; any other is that of what the call is about. */
const params = <T extends string>(...names: T[]) =>
  Type.Object(
    Object.fromEntries(names.map((name) => [name, name === 'userId' ? ownCompany : Id])) as Record<
      T,
      typeof Id
    >,
  );

/** Error statuses of any call: bad input, a body that is too large or not JSON, too many calls, a server error. */
const anyCall = {
  400: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  429: ErrorBody,
  500: ErrorBody,
  503: ErrorBody,
};
const signedIn = { ...anyCall, 401: ErrorBody, 403: ErrorBody };
/** The response to a caller that has the newest state. */
const NotModified = Type.Null({ description: 'Nothing has changed since the ETag that was sent.' });
/** Also 422, when the idempotency key was used for another call. */
const keyed = { ...signedIn, 422: ErrorBody };

const bestMatches = (kind: string) =>
  `${kind} that hold all words of \`q\`, best first, the best ${maxSearchResults} at most`;

/** Who may call an endpoint: anyone, or members with a right. */
export type Access = 'public' | Right;

const stepsFrom = ([from, next]: [string, Partial<Record<string, readonly string[]>>]) =>
  Object.entries(next).map(([to, by = []]) => `\`${from}\` to \`${to}\` (${by.join(' or ')})`);
const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' and ');
const orderStepsInWords =
  `The steps, and who takes them: ${Object.entries(orderSteps).flatMap(stepsFrom).join(', ')}. A cancellation needs a ` +
  `\`note\` with the reason. With \`status\` as it is in \`from\`, the call notes something: ` +
  `${named(orderMarks.vendor)} as the vendor, ${named(orderMarks.client)} as the client.`;

/** A spreadsheet as text. */
const Csv = Type.String({ title: 'Spreadsheet' });

const Status = Type.Object({ status: Type.Literal('ok') });

/**
 * Every endpoint with everything that it takes and returns. The server registers these objects, the OpenAPI document is
 * generated from them, and tests iterate over them.
 */
export const routes = {
  signUp: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary: 'Register a company and open a session',
      body: SignUp,
      response: { ...anyCall, 201: Session, 409: ErrorBody },
    },
  },
  logIn: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary: 'Open a session; the log-in of an owner brings a company back that was deactivated or deleted',
      body: LogIn,
      response: { ...anyCall, 200: Session, 401: ErrorBody, 403: ErrorBody },
    },
  },
  forgotPassword: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary: 'Send a link for a new password to an email address, if it has an account',
      body: ForgotPassword,
      response: { ...anyCall, 202: Message },
    },
  },
  resetPassword: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary: 'Set a new password by such a link, and end all sessions of the account',
      body: ResetPassword,
      response: { ...anyCall, 200: Message },
    },
  },
  logOut: {
    access: 'self',
    schema: {
      tags: ['Users'],
      summary: 'End the session that the token belongs to',
      response: { ...signedIn, 200: Message },
    },
  },
  listCompanies: {
    access: 'read',
    schema: {
      tags: ['Users'],
      summary: "All other companies, newest first, each with its connection to the session's company",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(DirectoryEntry) },
    },
  },
  listNewCompanies: {
    access: 'read',
    schema: {
      tags: ['Users'],
      summary: "Companies without a connection to the session's company, newest first",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(NewCompany) },
    },
  },
  getProfile: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary: 'A company: its whole profile for itself, the public part for others',
      params: Type.Object({ id: idOf('Any company.') }),
      response: { ...anyCall, 200: Type.Union([OwnProfile, CompanyProfile]), 401: ErrorBody, 404: ErrorBody },
    },
  },
  getEvidence: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary: 'What the badges of a company rest on',
      params: Type.Object({ id: idOf('Any company.') }),
      response: { ...anyCall, 200: CompanyEvidence, 404: ErrorBody },
    },
  },
  checkName: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary: 'Whether a company has nearly the same name already',
      querystring: NameQuery,
      response: { ...anyCall, 200: NameCheck },
    },
  },
  updateProfile: {
    access: 'administer',
    schema: {
      tags: ['Users'],
      summary: "Save the company's details",
      params: params('userId'),
      body: UpdateCompany,
      response: { ...signedIn, 200: DetailsSaved, 409: ErrorBodyWith(OwnProfile) },
    },
  },
  changePassword: {
    access: 'self',
    schema: {
      tags: ['Users'],
      summary: "Change the member's password and end all their other sessions",
      params: params('userId'),
      body: ChangePassword,
      response: { ...signedIn, 200: Message },
    },
  },
  changeIdentity: {
    access: 'own',
    schema: {
      tags: ['Users'],
      summary:
        "Change the company's name, and the member's email once a letter to the new address is answered",
      description:
        'At least one of `companyName` and `email` must be there. The name is changed at once. The email is the one ' +
        'with which the member logs in: it stays until the link in a letter to the new address is opened, and the ' +
        'response is the same whether that address has an account or not. The contact email of the company becomes ' +
        'the same if it is that of no owner any more.',
      params: params('userId'),
      body: ChangeIdentity,
      response: { ...signedIn, 200: DetailsSaved },
    },
  },
  confirmEmail: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary:
        "Prove that one receives mail at an address, by the link in a letter to it; a member's new one is then used",
      body: ConfirmEmail,
      response: { ...anyCall, 200: Message, 409: ErrorBody },
    },
  },
  sendConfirmation: {
    access: 'self',
    schema: {
      tags: ['Users'],
      summary: "Send the letter again that confirms the member's email",
      params: params('userId'),
      headers: IdempotencyHeaders,
      response: { ...keyed, 202: Message },
    },
  },
  deactivateCompany: {
    access: 'own',
    schema: {
      tags: ['Users'],
      summary: 'Hide the company and end all its sessions, until an owner logs in again',
      params: params('userId'),
      body: DeactivateCompany,
      response: { ...signedIn, 200: Message },
    },
  },
  exportCompany: {
    access: 'administer',
    schema: {
      tags: ['Users'],
      summary: 'All data of the company as a zip file of JSON, spreadsheets and its files, one at a time',
      params: params('userId'),
      response: { ...signedIn, 200: { content: { 'application/zip': { schema: FileContent } } } },
    },
  },
  deleteCompany: {
    access: 'own',
    schema: {
      tags: ['Users'],
      summary: `Close the company's requests, withdraw its quotes, hide it, and erase it after ${returnDays} days`,
      params: params('userId'),
      body: DeleteCompany,
      response: { ...signedIn, 200: CompanyDeleted, 409: DeletionConflict },
    },
  },
  listSessions: {
    access: 'self',
    schema: {
      tags: ['Sessions'],
      summary: "The member's sessions, the most recently used first, at most 100",
      response: { ...signedIn, 200: Type.Array(ActiveSession) },
    },
  },
  listCompanySessions: {
    access: 'administer',
    schema: {
      tags: ['Sessions'],
      summary: "The sessions of all members of the session's company, the most recently used first",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(CompanySession) },
    },
  },
  endSession: {
    access: 'self',
    schema: {
      tags: ['Sessions'],
      summary: "End one of the member's sessions; owners and admins may end those of their company's members",
      params: params('sessionId'),
      response: { ...signedIn, 200: Message, 404: ErrorBody },
    },
  },
  endOtherSessions: {
    access: 'self',
    schema: {
      tags: ['Sessions'],
      summary: "End all the member's sessions but this one",
      response: { ...signedIn, 200: SessionsEnded },
    },
  },
  listActivity: {
    access: 'administer',
    schema: {
      tags: ['Activity'],
      summary: "What the members of the session's company did, newest first",
      params: params('userId'),
      querystring: ActivityQuery,
      response: { ...signedIn, 200: Type.Array(ActivityEntry) },
    },
  },
  getSettings: {
    access: 'read',
    schema: {
      tags: ['Settings'],
      summary: "The settings of the session's company, and those of its member",
      params: params('userId'),
      response: { ...signedIn, 200: Settings },
    },
  },
  updateSettings: {
    access: 'administer',
    schema: {
      tags: ['Settings'],
      summary: 'Change the given settings',
      params: params('userId'),
      body: UpdateSettings,
      response: { ...signedIn, 200: SettingsSaved },
    },
  },
  updateEmailSettings: {
    access: 'self',
    schema: {
      tags: ['Settings'],
      summary: 'Choose of what the member gets emails when it waits',
      params: params('userId'),
      body: UpdateEmailSettings,
      response: { ...signedIn, 200: SettingsSaved },
    },
  },
  unsubscribe: {
    access: 'public',
    schema: {
      tags: ['Settings'],
      summary:
        'End emails of the kinds that the link of an email is about; mail programs do so too (RFC 8058)',
      description: 'The body is not read.',
      params: UnsubscribeParams,
      response: { ...anyCall, 200: Unsubscribed },
    },
  },
  getAttention: {
    access: 'read',
    schema: {
      tags: ['Attention'],
      summary: 'What waits for the company and the member, as counts',
      params: params('userId'),
      response: { ...signedIn, 200: Attention },
    },
  },
  listNotifications: {
    access: 'read',
    schema: {
      tags: ['Attention'],
      summary: `What has happened to the company in the last ${notificationDays} days, newest first`,
      params: params('userId'),
      querystring: NotificationsQuery,
      response: { ...signedIn, 200: Type.Array(Notification) },
    },
  },
  readNotifications: {
    access: 'self',
    schema: {
      tags: ['Attention'],
      summary: 'Mark notifications as read by the member; other members have a mark of their own',
      params: params('userId'),
      body: ReadNotifications,
      response: { ...signedIn, 200: Attention },
    },
  },
  listMembers: {
    access: 'read',
    schema: {
      tags: ['Members'],
      summary: `The company's members and its open invitations, at most ${maxTeam} together`,
      params: Type.Object({ id: ownCompany }),
      response: { ...signedIn, 200: Team },
    },
  },
  inviteMember: {
    access: 'administer',
    schema: {
      tags: ['Members'],
      summary: 'Invite a person to the company by a letter; only owners invite an owner',
      headers: IdempotencyHeaders,
      body: InviteMember,
      response: { ...keyed, 201: InvitationSent, 409: ErrorBody },
    },
  },
  getInvitation: {
    access: 'public',
    schema: {
      tags: ['Members'],
      summary: 'An open invitation, by the token of its link, which no address or log has',
      body: GetInvitation,
      response: { ...anyCall, 200: ShownInvitation },
    },
  },
  acceptInvitation: {
    access: 'public',
    schema: {
      tags: ['Members'],
      summary: 'Become a member by the link of an invitation, and open a session',
      body: AcceptInvitation,
      response: { ...anyCall, 201: Session, 409: ErrorBody },
    },
  },
  changeMember: {
    access: 'administer',
    schema: {
      tags: ['Members'],
      summary: "Change a member's role, at once in all their sessions; only owners make and change an owner",
      params: Type.Object({ id: idOf('The member.') }),
      body: ChangeMember,
      response: { ...signedIn, 200: MemberChanged, 404: ErrorBody, 409: ErrorBody },
    },
  },
  removeMember: {
    access: 'self',
    schema: {
      tags: ['Members'],
      summary: 'Leave the company, or remove a member from it; only owners remove an owner',
      params: Type.Object({ id: idOf('The member.') }),
      response: { ...signedIn, 200: Message, 404: ErrorBody, 409: ErrorBody },
    },
  },
  resendInvitation: {
    access: 'administer',
    schema: {
      tags: ['Members'],
      summary: 'Send an invitation again; the links that were sent before are void',
      params: Type.Object({ id: idOf('The invitation.') }),
      headers: IdempotencyHeaders,
      response: { ...keyed, 200: InvitationSent, 404: ErrorBody },
    },
  },
  revokeInvitation: {
    access: 'administer',
    schema: {
      tags: ['Members'],
      summary: 'Revoke an invitation; its links are void',
      params: Type.Object({ id: idOf('The invitation.') }),
      response: { ...signedIn, 200: Message, 404: ErrorBody },
    },
  },
  listConnections: {
    access: 'read',
    schema: {
      tags: ['Connections'],
      summary: 'Connected companies with their last message, the latest first',
      params: params('userId'),
      querystring: ConnectionsQuery,
      response: { ...signedIn, 200: Type.Array(ConnectedCompany) },
    },
  },
  getConnectionStatus: {
    access: 'read',
    schema: {
      tags: ['Connections'],
      summary: "The connection of the session's company to another one",
      params: Type.Object({ userId: ownCompany, otherId: otherCompany }),
      response: { ...signedIn, 200: ConnectionStatusAnswer },
    },
  },
  sendConnection: {
    access: 'network',
    schema: {
      tags: ['Connections'],
      summary: 'Request a connection to another company',
      body: SendConnection,
      response: { ...signedIn, 201: ConnectionSent, 404: ErrorBody, 409: ErrorBody },
    },
  },
  listSentConnections: {
    access: 'read',
    schema: {
      tags: ['Connections'],
      summary: "Connection requests sent by the session's company, newest first",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(SentConnection) },
    },
  },
  listPendingConnections: {
    access: 'read',
    schema: {
      tags: ['Connections'],
      summary: "Connection requests received by the session's company, newest first",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(PendingConnection) },
    },
  },
  acceptConnection: {
    access: 'network',
    schema: {
      tags: ['Connections'],
      summary: 'Accept a received connection request; 200 when it is accepted already',
      params: params('connectionId'),
      response: { ...signedIn, 200: Message, 404: ErrorBody, 409: ErrorBody },
    },
  },
  removeConnection: {
    access: 'network',
    schema: {
      tags: ['Connections'],
      summary: 'Decline or withdraw a request, or end a connection',
      params: params('connectionId'),
      querystring: RemoveConnectionQuery,
      response: { ...signedIn, 200: Message, 404: ErrorBody, 409: ErrorBody },
    },
  },
  declineConnection: {
    access: 'network',
    schema: {
      tags: ['Connections'],
      summary: 'Decline a received connection request for good: its sender can send no other one',
      params: params('connectionId'),
      response: { ...signedIn, 200: Message, 404: ErrorBody, 409: ErrorBody },
    },
  },
  blockCompany: {
    access: 'network',
    schema: {
      tags: ['Blocks'],
      summary: 'Block a company; 200 when it is blocked already',
      description:
        'The connection of the two and what they negotiate end. From then on, each is answered by all calls with a ' +
        'session as if the other did not exist, apart from their orders. The blocked one is not told.',
      body: BlockCompany,
      response: { ...signedIn, 200: Message, 201: Message, 404: ErrorBody },
    },
  },
  unblockCompany: {
    access: 'network',
    schema: {
      tags: ['Blocks'],
      summary: 'End the block of a company; what it has ended stays so',
      params: Type.Object({ id: otherCompany }),
      response: { ...signedIn, 200: Message },
    },
  },
  listBlocked: {
    access: 'read',
    schema: {
      tags: ['Blocks'],
      summary: "The companies that the session's company has blocked, the last first",
      params: Type.Object({ id: ownCompany }),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(BlockedCompany) },
    },
  },
  report: {
    access: 'network',
    schema: {
      tags: ['Blocks'],
      summary: `Report something to those who run the server, at most ${maxReportsPerDay} times a day; while an earlier report of it is open, 200, and other words are added to it`,
      body: NewReport,
      response: { ...signedIn, 200: Message, 201: Message, 404: ErrorBody },
    },
  },
  listMessages: {
    access: 'read',
    schema: {
      tags: ['Chat'],
      summary: 'Messages with a connected company, oldest first; 304 when nothing has changed',
      params: chatParams,
      headers: ConditionalHeaders,
      querystring: MessagesQuery,
      response: {
        ...signedIn,
        200: Type.Array(ChatMessage),
        304: NotModified,
      },
    },
  },
  readMessages: {
    access: 'network',
    schema: {
      tags: ['Chat'],
      summary: 'Mark messages as read by the company, up to one of them',
      params: chatParams,
      body: ReadMessages,
      response: { ...signedIn, 200: Attention },
    },
  },
  sendMessage: {
    access: 'network',
    schema: {
      tags: ['Chat'],
      summary: 'Send a message to a connected company',
      headers: IdempotencyHeaders,
      body: SendMessage,
      response: { ...keyed, 201: MessageSent },
    },
  },
  deleteMessage: {
    access: 'network',
    schema: {
      tags: ['Chat'],
      summary: `Delete a message of one's own company for everyone, within ${messageDeletionMinutes} minutes`,
      params: params('id'),
      response: { ...signedIn, 200: MessageDeleted, 404: ErrorBody, 409: ErrorBody },
    },
  },
  searchMessages: {
    access: 'read',
    schema: {
      tags: ['Chat'],
      summary: 'Search the conversations with connected companies, newest message first',
      params: params('userId'),
      querystring: MessageSearchQuery,
      response: { ...signedIn, 200: Type.Array(FoundMessage) },
    },
  },
  listProducts: {
    access: 'public',
    schema: {
      tags: ['Products'],
      summary: 'Products, newest first unless sorted',
      headers: ConditionalHeaders,
      querystring: ProductsQuery,
      response: { ...anyCall, 200: Type.Array(Product), 304: NotModified, 401: ErrorBody },
    },
  },
  listVendorProducts: {
    access: 'public',
    schema: {
      tags: ['Products'],
      summary: "A vendor's products, newest first unless sorted",
      params: params('vendorId'),
      headers: ConditionalHeaders,
      querystring: VendorProductsQuery,
      response: { ...anyCall, 200: Type.Array(Product), 304: NotModified },
    },
  },
  getProduct: {
    access: 'public',
    schema: {
      tags: ['Products'],
      summary: 'A product',
      params: params('id'),
      response: { ...anyCall, 200: Product, 404: ErrorBody },
    },
  },
  createProduct: {
    access: 'sell',
    schema: {
      tags: ['Products'],
      summary: "List a product under the session's company",
      headers: IdempotencyHeaders,
      body: NewProduct,
      response: { ...keyed, 201: ProductAdded },
    },
  },
  updateProduct: {
    access: 'sell',
    schema: {
      tags: ['Products'],
      summary: 'Change the given fields of a product',
      params: params('id'),
      body: UpdateProduct,
      response: { ...signedIn, 200: ProductChanged, 404: ErrorBody, 409: ErrorBodyWith(Product) },
    },
  },
  archiveProduct: {
    access: 'sell',
    schema: {
      tags: ['Products'],
      summary: 'Take a product off the market; its vendor keeps it',
      params: params('id'),
      response: { ...signedIn, 200: ProductChanged, 404: ErrorBody },
    },
  },
  restoreProduct: {
    access: 'sell',
    schema: {
      tags: ['Products'],
      summary: 'Put an archived product on the market again',
      params: params('id'),
      response: { ...signedIn, 200: ProductChanged, 404: ErrorBody },
    },
  },
  changeStock: {
    access: 'sell',
    schema: {
      tags: ['Products'],
      summary: 'Change the stock of a product, with a reason',
      params: params('id'),
      headers: IdempotencyHeaders,
      body: ChangeStock,
      response: { ...keyed, 200: ProductChanged, 404: ErrorBody, 409: ErrorBodyWith(Product) },
    },
  },
  listStockChanges: {
    access: 'read',
    schema: {
      tags: ['Products'],
      summary: "Changes of the stock of one's own product, newest first",
      params: params('id'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(StockChange), 404: ErrorBody },
    },
  },
  listInventory: {
    access: 'read',
    schema: {
      tags: ['Products'],
      summary: "The products of the session's company, archived ones too, newest first unless sorted",
      params: Type.Object({ vendorId: ownCompany }),
      querystring: InventoryQuery,
      response: { ...signedIn, 200: Type.Array(Product) },
    },
  },
  listProductFacets: {
    access: 'public',
    schema: {
      tags: ['Products'],
      summary: 'How many products match, by category and by industry',
      querystring: ProductFacetsQuery,
      response: { ...anyCall, 200: ProductFacets, 401: ErrorBody },
    },
  },
  changeProducts: {
    access: 'sell',
    schema: {
      tags: ['Products'],
      summary: 'Change many products in one go: all or none',
      headers: IdempotencyHeaders,
      body: BulkChange,
      response: { ...keyed, 200: BatchDone, 404: ErrorBody },
    },
  },
  importProducts: {
    access: 'sell',
    schema: {
      tags: ['Products'],
      summary: 'Add or update products from a spreadsheet: all rows that are right, or none',
      description:
        `CSV in UTF-8 with a header of field names, at most ${maxImportBytes / 1e6} MB and ` +
        `${maxImportRows} rows. \`name\`, \`description\`, \`price\`, \`category\` and \`stockQuantity\` are ` +
        'needed. Lists are separated by `|`, and price breaks are written as `10:90|100:80`.',
      consumes: ['text/csv'],
      querystring: ImportQuery,
      headers: IdempotencyHeaders,
      body: Csv,
      response: { ...keyed, 200: ImportReport },
    },
  },
  undoBatch: {
    access: 'sell',
    schema: {
      tags: ['Products'],
      summary: `Take back a change of many products or an import within ${undoDays} days; what was changed since stays`,
      params: params('id'),
      response: { ...signedIn, 200: BatchUndone, 404: ErrorBody },
    },
  },
  exportProducts: {
    access: 'read',
    schema: {
      tags: ['Products'],
      summary: "The products of the session's company as CSV, in the form that an import takes",
      params: Type.Object({ vendorId: ownCompany }),
      response: { ...signedIn, 200: { content: { 'text/csv': { schema: Csv } } } },
    },
  },
  listSaved: {
    access: 'read',
    schema: {
      tags: ['Saved'],
      summary: 'Products that the company has saved for later, the last saved first',
      params: Type.Object({ id: ownCompany }),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(SavedProduct) },
    },
  },
  listSavedIds: {
    access: 'read',
    schema: {
      tags: ['Saved'],
      summary: `The ids of all products that the company has saved, the last saved first, at most ${maxSavedProducts}`,
      params: params('userId'),
      response: { ...signedIn, 200: Type.Array(Id) },
    },
  },
  saveProduct: {
    access: 'network',
    schema: {
      tags: ['Saved'],
      summary: 'Save a product for later; 200 when it is saved already',
      body: SaveProduct,
      response: { ...signedIn, 200: ProductSaved, 201: ProductSaved, 404: ErrorBody, 409: ErrorBody },
    },
  },
  unsaveProduct: {
    access: 'network',
    schema: {
      tags: ['Saved'],
      summary: 'Remove a product from those saved for later',
      params: Type.Object({ id: idOf('The product.') }),
      response: { ...signedIn, 200: Message },
    },
  },
  listRequests: {
    access: 'public',
    schema: {
      tags: ['Requests'],
      summary: 'The requests on the board, newest first',
      headers: ConditionalHeaders,
      querystring: RequestsQuery,
      response: { ...anyCall, 200: Type.Array(PurchaseRequest), 304: NotModified, 401: ErrorBody },
    },
  },
  createRequest: {
    access: 'buy',
    schema: {
      tags: ['Requests'],
      summary: "Post a request under the session's company",
      headers: IdempotencyHeaders,
      body: NewRequest,
      response: { ...keyed, 201: RequestAdded },
    },
  },
  requestEstimate: {
    access: 'buy',
    schema: {
      tags: ['Requests'],
      summary: 'Ask the vendor of a product for a quote',
      headers: IdempotencyHeaders,
      body: RequestEstimate,
      response: { ...keyed, 201: EstimateRequested, 404: ErrorBody, 409: ErrorBody },
    },
  },
  getRequest: {
    access: 'public',
    schema: {
      tags: ['Requests'],
      summary:
        'A request: one on the board for anyone, others for their companies and for vendors with a quote on it',
      params: params('id'),
      response: { ...anyCall, 200: PurchaseRequest, 404: ErrorBody },
    },
  },
  listSentRequests: {
    access: 'read',
    schema: {
      tags: ['Requests'],
      summary: "The session's company's own requests, newest first",
      params: params('userId'),
      querystring: OwnRequestsQuery,
      response: { ...signedIn, 200: Type.Array(PurchaseRequest) },
    },
  },
  listReceivedRequests: {
    access: 'read',
    schema: {
      tags: ['Requests'],
      summary: "Requests to the session's company alone, newest first",
      params: params('userId'),
      querystring: OwnRequestsQuery,
      response: { ...signedIn, 200: Type.Array(PurchaseRequest) },
    },
  },
  listOpenEstimates: {
    access: 'read',
    schema: {
      tags: ['Requests'],
      summary: `The products for which the session's company has an estimate request open, the last first, at most ${maxOpenEstimates}`,
      params: params('userId'),
      response: { ...signedIn, 200: Type.Array(OpenEstimate) },
    },
  },
  updateRequest: {
    access: 'buy',
    schema: {
      tags: ['Requests'],
      summary: 'Change the given fields of a request; once there is a quote, only when it closes',
      params: params('id'),
      body: UpdateRequest,
      response: { ...signedIn, 200: RequestChanged, 404: ErrorBody, 409: ErrorBodyWith(PurchaseRequest) },
    },
  },
  closeRequest: {
    access: 'buy',
    schema: {
      tags: ['Requests'],
      summary: 'Close a request; its quotes are suspended',
      params: params('id'),
      response: { ...signedIn, 200: RequestChanged, 404: ErrorBody, 409: ErrorBodyWith(PurchaseRequest) },
    },
  },
  reopenRequest: {
    access: 'buy',
    schema: {
      tags: ['Requests'],
      summary: 'Open a closed request again, or an awarded one without an order that goes on',
      params: params('id'),
      response: { ...signedIn, 200: RequestChanged, 404: ErrorBody, 409: ErrorBodyWith(PurchaseRequest) },
    },
  },
  createQuote: {
    access: 'sell',
    schema: {
      tags: ['Deals'],
      summary: 'Begin a quote on a request, with an offer or with a question',
      headers: IdempotencyHeaders,
      body: NewQuote,
      response: { ...keyed, 201: QuoteChanged, 404: ErrorBody, 409: ErrorBodyWith(PurchaseRequest) },
    },
  },
  getQuote: {
    access: 'read',
    schema: {
      tags: ['Deals'],
      summary: 'A quote with its offers and notes, for its two companies',
      params: params('id'),
      response: { ...signedIn, 200: Quote, 404: ErrorBody },
    },
  },
  listRequestQuotes: {
    access: 'read',
    schema: {
      tags: ['Deals'],
      summary: 'The quotes on a request with their last offers: all for its client, its own for a vendor',
      params: params('requestId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(QuoteSummary), 404: ErrorBody },
    },
  },
  makeOffer: {
    access: 'network',
    schema: {
      tags: ['Deals'],
      summary: 'Make the next offer of a quote, or, as its client, a counter-offer',
      params: params('id'),
      headers: IdempotencyHeaders,
      body: MakeOffer,
      response: { ...keyed, 201: QuoteChanged, 404: ErrorBody, 409: ErrorBodyWith(Quote) },
    },
  },
  addNote: {
    access: 'network',
    schema: {
      tags: ['Deals'],
      summary: 'Add a question or an answer to a quote',
      params: params('id'),
      headers: IdempotencyHeaders,
      body: NewNote,
      response: { ...keyed, 201: QuoteChanged, 404: ErrorBody, 409: ErrorBodyWith(Quote) },
    },
  },
  acceptQuote: {
    access: 'buy',
    schema: {
      tags: ['Deals'],
      summary: "Accept the vendor's last offer: it becomes an order",
      params: params('id'),
      body: AcceptQuote,
      response: { ...signedIn, 200: QuoteAccepted, 404: ErrorBody, 409: ErrorBodyWith(Quote) },
    },
  },
  declineQuote: {
    access: 'network',
    schema: {
      tags: ['Deals'],
      summary: 'Decline a quote, as its client, or the request of one, as its vendor',
      params: params('id'),
      body: EndQuote,
      response: { ...signedIn, 200: QuoteChanged, 404: ErrorBody, 409: ErrorBodyWith(Quote) },
    },
  },
  withdrawQuote: {
    access: 'sell',
    schema: {
      tags: ['Deals'],
      summary: 'Withdraw a quote, as its vendor',
      params: params('id'),
      body: EndQuote,
      response: { ...signedIn, 200: QuoteChanged, 404: ErrorBody, 409: ErrorBodyWith(Quote) },
    },
  },
  listDeals: {
    access: 'read',
    schema: {
      tags: ['Deals'],
      summary:
        "The session's company's quotes with their orders, the last changed first, or with `due` the first due",
      params: params('userId'),
      querystring: DealsQuery,
      response: { ...signedIn, 200: Type.Array(Deal) },
    },
  },
  getOrder: {
    access: 'read',
    schema: {
      tags: ['Orders'],
      summary: 'An order, for its two companies',
      params: params('id'),
      response: { ...signedIn, 200: Order, 404: ErrorBody },
    },
  },
  changeOrder: {
    access: 'network',
    schema: {
      tags: ['Orders'],
      summary: 'Take the next step of an order, add a shipment, or note something on it',
      description: orderStepsInWords,
      params: params('id'),
      body: ChangeOrder,
      headers: IdempotencyHeaders,
      response: { ...keyed, 200: OrderChanged, 404: ErrorBody, 409: OrderConflict },
    },
  },
  uploadFile: {
    access: 'network',
    schema: {
      tags: ['Files'],
      summary: 'Store a picture or a document; it is deleted after a day unless something refers to it',
      consumes: ['multipart/form-data'],
      body: FileUpload,
      response: { ...signedIn, 201: FileUploaded, 409: ErrorBody },
    },
  },
  readFile: {
    access: 'public',
    schema: {
      tags: ['Files'],
      summary: 'A file: pictures of what anyone sees for anyone, others for those who may see them',
      params: FileParams,
      querystring: FileQuery,
      response: {
        ...anyCall,
        200: {
          content: { 'image/webp': { schema: FileContent }, [documentType]: { schema: FileContent } },
        },
        404: ErrorBody,
      },
    },
  },
  search: {
    access: 'public',
    schema: {
      tags: ['Search'],
      summary: 'Companies, products and requests that match all words of `q`, misspelt ones too, best first',
      querystring: SearchQuery,
      response: { ...anyCall, 200: SearchResults },
    },
  },
  searchCompanies: {
    access: 'public',
    schema: {
      tags: ['Search'],
      summary: bestMatches('Companies'),
      querystring: SearchPageQuery,
      response: { ...anyCall, 200: Type.Array(DirectoryEntry) },
    },
  },
  searchProducts: {
    access: 'public',
    schema: {
      tags: ['Search'],
      summary: bestMatches('Products'),
      querystring: SearchPageQuery,
      response: { ...anyCall, 200: Type.Array(Product) },
    },
  },
  searchRequests: {
    access: 'public',
    schema: {
      tags: ['Search'],
      summary: bestMatches('Requests'),
      querystring: SearchPageQuery,
      response: { ...anyCall, 200: Type.Array(PurchaseRequest) },
    },
  },
  streamEvents: {
    access: 'read',
    schema: {
      tags: ['Events'],
      summary: "Events of the session's company from now on, as server-sent events, until the session ends",
      headers: LastEventId,
      response: { ...signedIn, 200: { content: { 'text/event-stream': { schema: LiveEvent } } } },
    },
  },
  health: {
    access: 'public',
    schema: {
      tags: ['Operations'],
      summary: 'Liveness, whatever the state of the database',
      response: { ...anyCall, 200: Status },
    },
  },
  ready: {
    access: 'public',
    schema: {
      tags: ['Operations'],
      summary: 'Readiness: 503 while the server shuts down or its database is unavailable',
      response: { ...anyCall, 200: Status },
    },
  },
} as const satisfies Record<EndpointName, { access: Access; schema: object }>;

/** A route in Fastify's form: `app.route({ ...route('logIn'), handler })`. */
export const route = <Name extends EndpointName>(name: Name) => ({
  method: endpoints[name][0],
  url: endpoints[name][1] as (typeof endpoints)[Name][1],
  schema: { operationId: name, ...routes[name].schema } as (typeof routes)[Name]['schema'] & {
    operationId: Name;
  },
});
