import { roles, type EndpointName, type Right, type Role } from '@guildhall/contract';
import { csvFile, fileForm, pdf } from './form.ts';

/**
 * The callers: without a session, with one that has expired or ended, as the owner of another company, or with each role
 * in the company `own`.
 */
export const callers = ['nobody', 'expired', 'ended', 'stranger', 'connected', ...roles] as const;
export type Caller = (typeof callers)[number];
/** What the callers of a row may be: the roles have the same response when they have the right. */
type Side = Exclude<Caller, Role> | 'own';

/** The data of the calls: the company `own` has a connection, and a pending request from a third company. */
export interface Scene {
  own: string;
  /** Its name. */
  ownName: string;
  connected: string;
  stranger: string;
  /** The connection of `own` and `connected`. */
  connection: string;
  /** A pending request to `own`. */
  pending: string;
  /** The company that has sent it. */
  asking: string;
  /** A company that every other one has blocked. */
  blocked: string;
  /** A message of `connected` to `own`. */
  message: string;
  /** A message of `own` to `connected`. */
  ownMessage: string;
  product: string;
  /** An archived product of `own`. */
  archived: string;
  /** A product of `own` that every company has saved. */
  saved: string;
  /** A change of `product`, which was touched since. */
  batch: string;
  /** A request of `own` on the board, without a quote. */
  request: string;
  /** A closed request of `own`. */
  closedRequest: string;
  /** A request of another company on the board. */
  foreignRequest: string;
  /** A product of `connected`. */
  foreign: string;
  /** A direct request of `connected` to `own` about `product`, with an empty quote. */
  asked: string;
  /** The quote of it. */
  askedQuote: string;
  /** A quote of `connected`, with an offer, on another request of `own`. */
  quote: string;
  /** That request. */
  quotedRequest: string;
  /** The order of `own` of another quote of `connected`. */
  order: string;
  /** A file of `own` that nothing refers to. */
  file: { id: string; name: string };
  /** Another session of the caller, or else of the owner of `own`. */
  session: string;
  /** The email and the password of the caller, or else of the owner of `own`. */
  credentials: { email: string; password: string };
  /** The token of a letter to `own`. */
  passwordReset: string;
  /** The token of a link that proves the email of the owner of `own`. */
  emailLink: string;
  /** From the link of an email of the own member. */
  unsubscribe: string;
  /** A viewer of `own`, who is no caller. */
  member: string;
  /** An open invitation to `own`, and the token of its letter. */
  invitation: string;
  invitationToken: string;
  newEmail: () => string;
}

interface Outcome {
  status: number;
  /** The paths of all values in the response; `[]` is any place in a list. */
  fields: string[];
}

interface Row {
  call: (scene: Scene) => { ids?: string[]; query?: string; body?: object };
  /** The right that a session needs. */
  right: Right | 'none';
  /** The right that the call's object needs beside that: the company's side of a deal, another member. */
  sideRight?: Right;
  answers: Record<Side, Outcome>;
}

const seen = (status: number, ...fields: string[]): Outcome => ({ status, fields });
const refused = (status: number): Outcome => seen(status, 'message', 'code', 'requestId');
/** The events of a stream have their own tests. */
const stream = seen(200);
const under = (path: string, fields: string[]) => fields.map((field) => `${path}.${field}`);
const each = (fields: string[]) => under('[]', fields);

const everyone = (outcome: Outcome): Record<Side, Outcome> => ({
  nobody: outcome,
  expired: outcome,
  ended: outcome,
  stranger: outcome,
  connected: outcome,
  own: outcome,
});
/** Every session may call, and gets the same response. */
const sessions = (outcome: Outcome): Record<Side, Outcome> => ({
  ...everyone(outcome),
  nobody: refused(401),
  expired: refused(401),
  ended: refused(401),
});
const ownOnly = (outcome: Outcome, others = 403): Record<Side, Outcome> => ({
  ...sessions(refused(others)),
  own: outcome,
});

// Repeated here, so that no change of the contract exposes a field unnoticed.
const list = (names: string) => names.split(/\s+/);
const summary = list('_id companyName avatar');
const publicProfile = list(`_id id companyName avatar address companyIndustry companySize clientIndustry
  productTypes supplierIndustry supplyType`);
const ownMember = list('_id name email role emailConfirmed newEmail');
const ownProfile = [
  ...publicProfile,
  ...list('email adminEmail panNumber gstin employeeEmails[] zone version'),
  ...under('member', ownMember),
  ...under('connections[]', summary),
];
const session = ['token', 'deviceToken', 'message', ...under('user', ownProfile)];
const newSession = [
  ...list(
    'token deviceToken message user.email user.adminEmail user.panNumber user.gstin user.employeeEmails[] user.connections[] user.zone user.version',
  ),
  ...under('user', [...publicProfile, ...under('member', ownMember)]),
];
const teamMember = list('_id name email role joinedAt');
const invitation = list('_id email role invitedBy createdAt expiresAt');
const directoryEntry = [...publicProfile, 'declined', 'connection'];
const state = list('_id status direction');
const connection = list('_id senderUserId receiverUserId status');
const attention = list(
  'messages connectionRequests deals notifications today.estimates today.expiringQuotes today.overdueOrders today.lowStock ' +
    'started.profile started.logo started.listing started.connection started.team',
);
const message = list('_id sender content timestamp');
const card = under('card', list('type id title'));
const product = [
  ...list(`id name description price discount category subcategory stockQuantity sku vendorId vendorName
    vendorAvatar images[] videos[] warranty additionalNotes industryKeywords[] unit minimumOrder leadDays hsn
    industry lowStock status version createdAt updatedAt`),
  ...under('priceBreaks[]', list('from price')),
  ...under('attributes', list('color[] size[] material')),
  ...under(
    'shippingDetails',
    list('estimatedTime weight dimensions.length dimensions.width dimensions.height'),
  ),
];
const leftOut = list('id name reason');
const savedProduct = [...list('productId name netPrice inStock savedAt'), ...under('product', product)];
const request =
  list(`id clientId client_name clientAvatar request budget supply_industry images[] files[] quantity unit
  neededBy deliveryPlace closesAt status vendorId productId targetPrice quoteCount version createdAt`);
const line = list('id description productId hsn quantity unit unitPrice taxPercent priceBreaks[] amount');
const totals = list('goods tax shipping total unitLanded');
const offer = [
  ...list('number by memberName shipping shippingTaxPercent leadDays validUntil terms note files[] at'),
  ...under('lines[]', line),
  ...under('totals', totals),
];
const quoteFacts =
  list(`id requestId clientId clientName clientAvatar vendorId vendorName vendorAvatar status closedBy
  reason waitsFor createdAt updatedAt`);
const note = under('notes[]', list('id by memberName text at'));
/** A quote with an offer, and without notes and order unless they are added. */
const quoteOf = (...more: string[]) => [
  ...quoteFacts,
  ...under('request', request),
  ...(more.some((path) => path.startsWith('offers')) ? [] : under('offers[]', offer)),
  ...(more.some((path) => path.startsWith('notes')) ? [] : ['notes[]']),
  ...(more.some((path) => path.startsWith('order.')) ? [] : ['order']),
  ...more,
];
const order = [
  ...list(`id number status quoteId requestId clientId vendorId deliveryPlace shipping shippingTaxPercent leadDays terms
    clientReference invoiceNumber paidAt problem cancelledBy reason shipments[] createdAt updatedAt`),
  ...under('client', list('name address gstin')),
  ...under('vendor', list('name address gstin')),
  ...under('lines[]', [...line, 'taken', 'shipped']),
  ...under('totals', totals),
  ...under('taxes[]', list('name amount')),
  ...under('events[]', list('id kind by memberName at')),
];
const deal =
  list(`id requestId side title quantity unit companyId companyName companyAvatar status waitsFor total
  validUntil shipBy orderId orderNumber updatedAt`);
/** Without a connection there are no fields of one. */
const found = [
  ...under('companies[]', directoryEntry),
  ...under('products[]', product),
  ...under('requests[]', request),
  ...under('found', list('companies products requests')),
  // Empty, because something is found; its products have the fields of all products.
  'nearest[]',
];
const companyFound = each(directoryEntry);
const companyKnown = [...companyFound, ...under('[].connection', state)];

export const newProduct = {
  name: 'Steel coil',
  description: 'Cold rolled.',
  price: 10,
  discount: 1,
  category: 'Coils',
  subcategory: 'Cold',
  stockQuantity: 1,
  sku: 'C-1',
  images: ['https://pictures.example/1.png'],
  videos: ['https://pictures.example/1.mp4'],
  attributes: { color: ['grey'], size: ['1 mm'], material: 'Steel' },
  shippingDetails: { estimatedTime: '1 day', weight: 1, dimensions: { length: 1, width: 1, height: 1 } },
  warranty: 'None',
  additionalNotes: 'None',
  industryKeywords: ['steel'],
  industry: 'Retail',
  priceBreaks: [{ from: 10, price: 9 }],
};
/** The columns that a spreadsheet of products needs, and the SKU. */
export const csvHeader = 'name,description,price,category,stockQuantity,sku';
export const newRequest = {
  request: 'Steel coils',
  budget: '1',
  supply_industry: 'Retail',
  images: ['https://pictures.example/1.png'],
};

export const newOffer = {
  lines: [{ description: 'Steel coil', quantity: 2, unit: 'piece', unitPrice: 100 }],
  shipping: 10,
  validUntil: '2099-12-31',
};
const counterOffer = { lines: newOffer.lines };

/** Repeated here, so that no change of the contract gives a right unnoticed. */
const mayBy: Record<Right, readonly Role[]> = {
  self: ['owner', 'admin', 'sales', 'buyer', 'viewer'],
  read: ['owner', 'admin', 'sales', 'buyer', 'viewer'],
  network: ['owner', 'admin', 'sales', 'buyer'],
  sell: ['owner', 'admin', 'sales'],
  buy: ['owner', 'admin', 'buyer'],
  administer: ['owner', 'admin'],
  own: ['owner'],
};

/** Who may make each call of the contract about the company `own`, and the response to each. */
export const matrix: Record<EndpointName, Row> = {
  signUp: {
    call: ({ newEmail }) => ({
      body: { companyName: 'New', email: newEmail(), password: 'correct horse' },
    }),
    right: 'none',
    answers: everyone(seen(201, ...newSession)),
  },
  logIn: {
    call: ({ credentials }) => ({ body: credentials }),
    right: 'none',
    answers: everyone(seen(200, ...session)),
  },
  logOut: { call: () => ({}), right: 'self', answers: sessions(seen(200, 'message')) },
  forgotPassword: {
    call: ({ credentials: { email } }) => ({ body: { email } }),
    right: 'none',
    answers: everyone(seen(202, 'message')),
  },
  resetPassword: {
    call: ({ passwordReset }) => ({ body: { token: passwordReset, newPassword: 'correct horse' } }),
    right: 'none',
    answers: everyone(seen(200, 'message')),
  },
  listCompanies: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each([...directoryEntry, ...under('connection', state)]))),
  },
  listNewCompanies: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each([...publicProfile, 'declined']))),
  },
  getProfile: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'none',
    answers: { ...everyone(seen(200, ...publicProfile)), own: seen(200, ...ownProfile) },
  },
  getEvidence: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'none',
    answers: everyone(seen(200, ...list('_id memberSince emailConfirmed connections firstReply'))),
  },
  checkName: {
    call: () => ({ query: '?name=steel-OWN' }),
    right: 'none',
    answers: everyone(seen(200, 'similar')),
  },
  updateProfile: {
    call: ({ own }) => ({ ids: [own], body: {} }),
    right: 'administer',
    answers: ownOnly(seen(200, 'message', ...under('user', ownProfile))),
  },
  changePassword: {
    call: ({ own, credentials: { password } }) => ({
      ids: [own],
      body: { currentPassword: password, newPassword: password },
    }),
    right: 'self',
    answers: ownOnly(seen(200, 'message')),
  },
  changeIdentity: {
    call: ({ own, ownName, newEmail, credentials: { password } }) => ({
      ids: [own],
      body: { companyName: ownName, email: newEmail(), password },
    }),
    right: 'own',
    answers: ownOnly(seen(200, 'message', ...under('user', ownProfile))),
  },
  confirmEmail: {
    call: ({ emailLink }) => ({ body: { token: emailLink } }),
    right: 'none',
    answers: everyone(seen(200, 'message')),
  },
  sendConfirmation: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'self',
    answers: ownOnly(seen(202, 'message')),
  },
  deactivateCompany: {
    call: ({ own, credentials: { password } }) => ({ ids: [own], body: { password } }),
    right: 'own',
    answers: ownOnly(seen(200, 'message')),
  },
  exportCompany: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'administer',
    answers: ownOnly(seen(200)),
  },
  deleteCompany: {
    call: ({ own, ownName, credentials: { password } }) => ({
      ids: [own],
      body: { password, companyName: ownName },
    }),
    right: 'own',
    // An order runs.
    answers: ownOnly(
      seen(409, ...list('message code requestId'), ...under('orders[]', list('id number quoteId status'))),
    ),
  },
  listSessions: {
    call: () => ({}),
    right: 'self',
    answers: sessions(seen(200, ...each(list('_id createdAt lastUsedAt userAgent current')))),
  },
  endSession: {
    call: (scene) => ({ ids: [scene.session] }),
    right: 'self',
    answers: ownOnly(seen(200, 'message'), 404),
  },
  listCompanySessions: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'administer',
    answers: ownOnly(
      seen(200, ...each(list('_id createdAt lastUsedAt userAgent current memberId memberName'))),
    ),
  },
  endOtherSessions: {
    call: () => ({}),
    right: 'self',
    answers: sessions(seen(200, 'message', 'ended')),
  },
  listActivity: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'administer',
    answers: ownOnly(
      seen(200, ...each(list('id action memberId memberName subject subjectName quoteId at'))),
    ),
  },
  getSettings: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, 'zone', 'emails[]')),
  },
  updateSettings: {
    call: ({ own }) => ({ ids: [own], body: { zone: 'Europe/London' } }),
    right: 'administer',
    answers: ownOnly(seen(200, 'message', ...under('settings', ['zone', 'emails[]']))),
  },
  updateEmailSettings: {
    call: ({ own }) => ({ ids: [own], body: { emails: ['deals'] } }),
    right: 'self',
    answers: ownOnly(seen(200, 'message', ...under('settings', ['zone', 'emails[]']))),
  },
  unsubscribe: {
    call: ({ unsubscribe }) => ({ ids: [unsubscribe] }),
    right: 'none',
    answers: everyone(seen(200, 'message', 'kinds[]')),
  },
  getAttention: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...attention)),
  },
  listNotifications: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(
      seen(
        200,
        ...each([
          ...list('number kind subject title step words[] unread at'),
          ...under('company', list('_id companyName avatar')),
        ]),
      ),
    ),
  },
  readNotifications: {
    call: ({ own }) => ({ ids: [own], body: { upTo: 1 } }),
    right: 'self',
    answers: ownOnly(seen(200, ...attention)),
  },
  listMembers: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...under('members[]', teamMember), ...under('invitations[]', invitation))),
  },
  inviteMember: {
    call: ({ newEmail }) => ({ body: { email: newEmail(), role: 'buyer' } }),
    right: 'administer',
    answers: sessions(seen(201, 'message', 'link', ...under('invitation', invitation))),
  },
  getInvitation: {
    call: ({ invitationToken }) => ({ body: { token: invitationToken } }),
    right: 'none',
    answers: everyone(seen(200, ...list('companyName email role invitedBy'))),
  },
  acceptInvitation: {
    call: ({ invitationToken }) => ({
      body: { token: invitationToken, name: 'Asha', password: 'correct horse' },
    }),
    right: 'none',
    answers: everyone(seen(201, ...session)),
  },
  changeMember: {
    call: ({ member }) => ({ ids: [member], body: { role: 'buyer' } }),
    right: 'administer',
    answers: ownOnly(seen(200, 'message', ...under('member', teamMember)), 404),
  },
  removeMember: {
    call: ({ member }) => ({ ids: [member] }),
    right: 'self',
    sideRight: 'administer',
    answers: ownOnly(seen(200, 'message'), 404),
  },
  resendInvitation: {
    call: (scene) => ({ ids: [scene.invitation] }),
    right: 'administer',
    answers: ownOnly(seen(200, 'message', 'link', ...under('invitation', invitation)), 404),
  },
  revokeInvitation: {
    call: (scene) => ({ ids: [scene.invitation] }),
    right: 'administer',
    answers: ownOnly(seen(200, 'message'), 404),
  },
  listConnections: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(
      seen(
        200,
        ...each([
          ...summary,
          ...under('connection', state),
          ...under('lastMessage', list('content timestamp')),
          ...list('unread lastRead lastReadByOther'),
        ]),
      ),
    ),
  },
  getConnectionStatus: {
    call: ({ own, connected }) => ({ ids: [own, connected] }),
    right: 'read',
    answers: ownOnly(seen(200, ...state)),
  },
  sendConnection: {
    call: ({ own, stranger }) => ({ body: { senderUserId: own, receiverUserId: stranger } }),
    right: 'network',
    answers: ownOnly(seen(201, 'message', ...under('connection', connection))),
  },
  listSentConnections: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(['_id', 'status', ...under('receiver', publicProfile)]))),
  },
  listPendingConnections: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(['_id', 'status', ...under('sender', publicProfile)]))),
  },
  acceptConnection: {
    call: ({ pending }) => ({ ids: [pending] }),
    right: 'network',
    answers: ownOnly(seen(200, 'message'), 404),
  },
  removeConnection: {
    call: ({ connection: id }) => ({ ids: [id] }),
    right: 'network',
    answers: { ...ownOnly(seen(200, 'message'), 404), connected: seen(200, 'message') },
  },
  declineConnection: {
    call: ({ pending }) => ({ ids: [pending] }),
    right: 'network',
    answers: ownOnly(seen(200, 'message'), 404),
  },
  blockCompany: {
    call: ({ asking }) => ({ body: { companyId: asking } }),
    right: 'network',
    answers: sessions(seen(201, 'message')),
  },
  unblockCompany: {
    call: ({ blocked }) => ({ ids: [blocked] }),
    right: 'network',
    answers: sessions(seen(200, 'message')),
  },
  listBlocked: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each([...summary, 'since']))),
  },
  report: {
    call: ({ asking }) => ({ body: { targetType: 'company', targetId: asking, reason: 'Not a company' } }),
    right: 'network',
    answers: sessions(seen(201, 'message')),
  },
  listMessages: {
    call: ({ own, connected }) => ({ ids: [own, connected] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each([...message, ...card]))),
  },
  readMessages: {
    call: ({ own, connected, message }) => ({ ids: [own, connected], body: { upTo: message } }),
    right: 'network',
    answers: ownOnly(seen(200, ...attention)),
  },
  sendMessage: {
    call: ({ own, connected }) => ({
      body: { senderId: own, receiverId: connected, content: 'Good day' },
    }),
    right: 'network',
    answers: ownOnly(seen(201, ...under('data', message))),
  },
  deleteMessage: {
    call: ({ ownMessage }) => ({ ids: [ownMessage] }),
    right: 'network',
    answers: {
      ...ownOnly(seen(200, 'message', ...under('data', [...message, 'deleted'])), 404),
      connected: refused(403),
    },
  },
  searchMessages: {
    call: ({ own }) => ({ ids: [own], query: '?q=good' }),
    right: 'read',
    answers: ownOnly(seen(200, ...each([...under('message', message), ...under('company', summary)]))),
  },
  listProducts: {
    call: (scene) => ({ query: `?sort=price&ids=${scene.product}` }),
    right: 'none',
    answers: everyone(seen(200, ...each(product))),
  },
  listVendorProducts: {
    call: ({ own }) => ({ ids: [own], query: '?sort=-listPrice' }),
    right: 'none',
    answers: everyone(seen(200, ...each(product))),
  },
  getProduct: {
    call: (scene) => ({ ids: [scene.product] }),
    right: 'none',
    answers: everyone(seen(200, ...product)),
  },
  createProduct: {
    call: ({ own }) => ({ body: { ...newProduct, vendorId: own } }),
    right: 'sell',
    answers: ownOnly(seen(201, 'message', ...under('product', product))),
  },
  updateProduct: {
    call: (scene) => ({ ids: [scene.product], body: { price: 10, version: 1 } }),
    right: 'sell',
    answers: ownOnly(seen(200, 'message', ...under('product', product))),
  },
  archiveProduct: {
    call: (scene) => ({ ids: [scene.product] }),
    right: 'sell',
    answers: ownOnly(seen(200, 'message', ...under('product', product))),
  },
  restoreProduct: {
    call: (scene) => ({ ids: [scene.archived] }),
    right: 'sell',
    answers: ownOnly(seen(200, 'message', ...under('product', product)), 404),
  },
  changeStock: {
    call: (scene) => ({ ids: [scene.product], body: { change: 1, reason: 'Received' } }),
    right: 'sell',
    answers: ownOnly(seen(200, 'message', ...under('product', product))),
  },
  listStockChanges: {
    call: (scene) => ({ ids: [scene.product] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(list('id change quantity reason memberName at')))),
  },
  listInventory: {
    call: ({ own }) => ({ ids: [own], query: '?q=steel&sort=-stockQuantity' }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(product))),
  },
  listProductFacets: {
    call: () => ({ query: '?q=steel&category=Coils&inStock=true' }),
    right: 'none',
    answers: everyone(
      seen(
        200,
        'count',
        'isMore',
        ...under('category[]', ['value', 'count']),
        ...under('industry[]', ['value', 'count']),
      ),
    ),
  },
  changeProducts: {
    // Its price breaks would no longer fall.
    call: (scene) => ({ body: { ids: [scene.product], change: { pricePercent: -99.99 } } }),
    right: 'sell',
    answers: ownOnly(seen(200, ...list('message batchId changed'), ...under('leftOut[]', leftOut)), 404),
  },
  importProducts: {
    call: ({ session: sku }) => ({
      body: csvFile(`${csvHeader}\nNut,M8,1,Fasteners,1,${sku}\nNut,M8,one,Fasteners,1,N-9\n`),
    }),
    right: 'sell',
    answers: sessions(
      seen(
        200,
        ...list('message batchId rows added updated skipped wrong'),
        ...under('problems[]', list('row column kind reason')),
      ),
    ),
  },
  undoBatch: {
    call: ({ batch }) => ({ ids: [batch] }),
    right: 'sell',
    answers: ownOnly(seen(200, ...list('message changed'), ...under('leftOut[]', leftOut)), 404),
  },
  exportProducts: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200)),
  },
  listSaved: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(savedProduct))),
  },
  listSavedIds: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, '[]')),
  },
  saveProduct: {
    call: (scene) => ({ body: { productId: scene.product } }),
    right: 'network',
    answers: sessions(seen(201, 'message', ...under('saved', savedProduct))),
  },
  unsaveProduct: {
    call: (scene) => ({ ids: [scene.saved] }),
    right: 'network',
    answers: sessions(seen(200, 'message')),
  },
  listRequests: { call: () => ({}), right: 'none', answers: everyone(seen(200, ...each(request))) },
  createRequest: {
    call: () => ({ body: newRequest }),
    right: 'buy',
    answers: sessions(seen(201, 'message', ...under('request', request))),
  },
  requestEstimate: {
    call: (scene) => ({ body: { productId: scene.foreign, quantity: 1 } }),
    right: 'buy',
    answers: {
      ...sessions(seen(201, 'message', ...under('request', request), ...under('quote', quoteOf('offers[]')))),
      // It is its own product.
      connected: seen(400, ...list('message code requestId'), 'fields.productId'),
    },
  },
  getRequest: {
    call: (scene) => ({ ids: [scene.asked] }),
    right: 'none',
    answers: { ...everyone(refused(404)), connected: seen(200, ...request), own: seen(200, ...request) },
  },
  listSentRequests: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(request))),
  },
  listReceivedRequests: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(request))),
  },
  listOpenEstimates: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(list('productId requestId quoteId isQuoted')))),
  },
  updateRequest: {
    call: (scene) => ({ ids: [scene.request], body: { budget: '2' } }),
    right: 'buy',
    answers: ownOnly(seen(200, 'message', ...under('request', request))),
  },
  closeRequest: {
    call: (scene) => ({ ids: [scene.request] }),
    right: 'buy',
    answers: ownOnly(seen(200, 'message', ...under('request', request))),
  },
  reopenRequest: {
    call: (scene) => ({ ids: [scene.closedRequest] }),
    right: 'buy',
    answers: ownOnly(seen(200, 'message', ...under('request', request)), 404),
  },
  createQuote: {
    call: (scene) => ({ body: { requestId: scene.foreignRequest, offer: newOffer } }),
    right: 'sell',
    answers: sessions(seen(201, 'message', ...under('quote', quoteOf()))),
  },
  getQuote: {
    call: (scene) => ({ ids: [scene.quote] }),
    right: 'read',
    answers: {
      ...ownOnly(seen(200, ...quoteOf()), 404),
      connected: seen(200, ...quoteOf()),
    },
  },
  listRequestQuotes: {
    call: (scene) => ({ ids: [scene.quotedRequest] }),
    right: 'read',
    answers: {
      ...ownOnly(
        seen(200, ...each([...quoteFacts, 'vendorIndustry', 'noteCount', ...under('offer', offer)])),
      ),
      // They may read the request, and learn nothing of its quotes.
      stranger: seen(200, '[]'),
      connected: seen(200, ...each([...quoteFacts, 'vendorIndustry', 'noteCount', ...under('offer', offer)])),
    },
  },
  makeOffer: {
    call: (scene) => ({ ids: [scene.quote], body: { offer: counterOffer, after: 1 } }),
    right: 'network',
    sideRight: 'buy',
    answers: {
      ...ownOnly(seen(201, 'message', ...under('quote', quoteOf())), 404),
      connected: seen(400, ...list('message code requestId'), 'fields.offer.validUntil'),
    },
  },
  addNote: {
    call: (scene) => ({ ids: [scene.askedQuote], body: { text: 'Which grade?' } }),
    right: 'network',
    sideRight: 'sell',
    answers: {
      ...ownOnly(seen(201, 'message', ...under('quote', quoteOf('offers[]', ...note))), 404),
      connected: seen(201, 'message', ...under('quote', quoteOf('offers[]', ...note))),
    },
  },
  acceptQuote: {
    call: (scene) => ({ ids: [scene.quote], body: { offer: 1 } }),
    right: 'buy',
    answers: {
      ...ownOnly(
        seen(
          200,
          'message',
          ...under('quote', quoteOf(...under('order', list('id number status')))),
          ...under('order', order),
        ),
        404,
      ),
      connected: refused(403),
    },
  },
  declineQuote: {
    call: (scene) => ({ ids: [scene.quote], body: { after: 1 } }),
    right: 'network',
    sideRight: 'buy',
    answers: {
      ...ownOnly(seen(200, 'message', ...under('quote', quoteOf())), 404),
      connected: refused(403),
    },
  },
  withdrawQuote: {
    call: (scene) => ({ ids: [scene.askedQuote], body: { after: 0 } }),
    right: 'sell',
    answers: {
      ...ownOnly(seen(200, 'message', ...under('quote', quoteOf('offers[]'))), 404),
      connected: refused(403),
    },
  },
  listDeals: {
    call: ({ own }) => ({ ids: [own] }),
    right: 'read',
    answers: ownOnly(seen(200, ...each(deal))),
  },
  getOrder: {
    call: (scene) => ({ ids: [scene.order] }),
    right: 'read',
    answers: { ...ownOnly(seen(200, ...order), 404), connected: seen(200, ...order) },
  },
  changeOrder: {
    call: (scene) => ({
      ids: [scene.order],
      body: { status: 'placed', from: 'placed', clientReference: 'PO-7' },
    }),
    right: 'network',
    sideRight: 'buy',
    answers: {
      ...ownOnly(seen(200, 'message', ...under('order', order)), 404),
      connected: refused(403),
    },
  },
  uploadFile: {
    call: () => ({ body: fileForm(pdf, 'terms.pdf') }),
    right: 'network',
    answers: sessions(seen(201, ...under('file', list('id url name type bytes width height')))),
  },
  readFile: {
    call: ({ file }) => ({ ids: [file.id, file.name] }),
    right: 'none',
    answers: { ...everyone(refused(404)), own: seen(200) },
  },
  search: {
    call: () => ({ query: '?q=steel' }),
    right: 'none',
    answers: {
      ...everyone(seen(200, ...found)),
      connected: seen(200, ...found, ...under('companies[].connection', state)),
      own: seen(200, ...found, ...under('companies[].connection', state)),
    },
  },
  searchCompanies: {
    call: () => ({ query: '?q=steel' }),
    right: 'none',
    answers: {
      ...everyone(seen(200, ...companyFound)),
      connected: seen(200, ...companyKnown),
      own: seen(200, ...companyKnown),
    },
  },
  searchProducts: {
    call: () => ({ query: '?q=steel' }),
    right: 'none',
    answers: everyone(seen(200, ...each(product))),
  },
  searchRequests: {
    call: () => ({ query: '?q=steel' }),
    right: 'none',
    answers: everyone(seen(200, ...each(request))),
  },
  streamEvents: { call: () => ({}), right: 'read', answers: sessions(stream) },
  ready: { call: () => ({}), right: 'none', answers: everyone(seen(200, 'status')) },
  health: { call: () => ({}), right: 'none', answers: everyone(seen(200, 'status')) },
};

/** The outcome for a caller: a member of `own` without the right is refused before all else. */
export function expectedOutcome(name: EndpointName, caller: Caller): Outcome {
  const { right, sideRight = right, answers } = matrix[name];
  const role = roles.find((each) => each === caller);
  if (role === undefined) return answers[caller as Side];
  const may = [right, sideRight].every((each) => each === 'none' || mayBy[each].includes(role));
  return may ? answers.own : refused(403);
}
