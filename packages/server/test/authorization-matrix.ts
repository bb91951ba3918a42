import type { EndpointName } from '@guildhall/contract';

/** The callers: without a session, with one that has expired or ended, or as one of three companies. */
export const callers = ['nobody', 'expired', 'ended', 'stranger', 'connected', 'own'] as const;
export type Caller = (typeof callers)[number];

/** The data of the calls: the company `own` has a connection, and a pending request from a third company. */
export interface Scene {
  own: string;
  connected: string;
  stranger: string;
  /** The connection of `own` and `connected`. */
  connection: string;
  /** A pending request to `own`. */
  pending: string;
  product: string;
  /** A session of `own`. */
  session: string;
  /** The email and the password of `own`. */
  credentials: { email: string; password: string };
  newEmail: () => string;
}

interface Outcome {
  status: number;
  /** The paths of all values in the response; `[]` is any place in a list. */
  fields: string[];
}

interface Row {
  call: (scene: Scene) => { ids?: string[]; query?: string; body?: object };
  answers: Record<Caller, Outcome>;
}

const seen = (status: number, ...fields: string[]): Outcome => ({ status, fields });
const refused = (status: number): Outcome => seen(status, 'message', 'code', 'requestId');
/** The events of a stream have their own tests. */
const stream = seen(200);
const under = (path: string, fields: string[]) => fields.map((field) => `${path}.${field}`);
const each = (fields: string[]) => under('[]', fields);

const everyone = (outcome: Outcome): Record<Caller, Outcome> => ({
  nobody: outcome,
  expired: outcome,
  ended: outcome,
  stranger: outcome,
  connected: outcome,
  own: outcome,
});
/** Every session may call, and gets the same response. */
const sessions = (outcome: Outcome): Record<Caller, Outcome> => ({
  ...everyone(outcome),
  nobody: refused(401),
  expired: refused(401),
  ended: refused(401),
});
const ownOnly = (outcome: Outcome, others = 403): Record<Caller, Outcome> => ({
  ...sessions(refused(others)),
  own: outcome,
});

// Repeated here, so that no change of the contract exposes a field unnoticed.
const list = (names: string) => names.split(/\s+/);
const summary = list('_id companyName avatar');
const publicProfile = list(`_id id companyName avatar address companyIndustry companySize clientIndustry
  productTypes supplierIndustry supplyType`);
const ownProfile = [
  ...publicProfile,
  ...list('email adminEmail panNumber employeeEmails[]'),
  ...under('connections[]', summary),
];
const session = ['token', 'deviceToken', 'message', ...under('user', ownProfile)];
const newSession = [
  ...list(
    'token deviceToken message user.email user.adminEmail user.panNumber user.employeeEmails[] user.connections[]',
  ),
  ...under('user', publicProfile),
];
const state = list('_id status direction');
const connection = list('_id senderUserId receiverUserId status');
const message = list('_id sender content timestamp');
const product = [
  ...list(`id name description price discount category subcategory stockQuantity sku vendorId vendorName
    vendorAvatar images[] videos[] warranty additionalNotes industryKeywords[] createdAt`),
  ...under('attributes', list('color[] size[] material')),
  ...under(
    'shippingDetails',
    list('estimatedTime weight dimensions.length dimensions.width dimensions.height'),
  ),
];
const request = list(
  'id clientId client_name clientAvatar request budget supply_industry images[] createdAt',
);
/** Without a connection there are no fields of one. */
const found = [
  ...under('companies[]', [...publicProfile, 'connection']),
  ...under('products[]', product),
  ...under('requests[]', request),
  ...under('found', list('companies products requests')),
];
const companyFound = each([...publicProfile, 'connection']);
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
};
export const newRequest = {
  request: 'Steel coils',
  budget: '1',
  supply_industry: 'Retail',
  images: ['https://pictures.example/1.png'],
};

/** Who may make each call of the contract about the company `own`, and the response to each. */
export const matrix: Record<EndpointName, Row> = {
  signUp: {
    call: ({ newEmail }) => ({
      body: { companyName: 'New', email: newEmail(), password: 'correct horse' },
    }),
    answers: everyone(seen(201, ...newSession)),
  },
  logIn: {
    call: ({ credentials }) => ({ body: credentials }),
    answers: everyone(seen(200, ...session)),
  },
  logOut: { call: () => ({}), answers: sessions(seen(200, 'message')) },
  listCompanies: {
    call: ({ own }) => ({ ids: [own] }),
    answers: ownOnly(seen(200, ...each([...publicProfile, 'connection', ...under('connection', state)]))),
  },
  listNewCompanies: {
    call: ({ own }) => ({ ids: [own] }),
    answers: ownOnly(seen(200, ...each(publicProfile))),
  },
  getProfile: {
    call: ({ own }) => ({ ids: [own] }),
    answers: { ...everyone(seen(200, ...publicProfile)), own: seen(200, ...ownProfile) },
  },
  updateProfile: {
    call: ({ own }) => ({ ids: [own], body: {} }),
    answers: ownOnly(seen(200, 'message', ...under('user', ownProfile))),
  },
  changePassword: {
    call: ({ own, credentials: { password } }) => ({
      ids: [own],
      body: { currentPassword: password, newPassword: password },
    }),
    answers: ownOnly(seen(200, 'message')),
  },
  listSessions: {
    call: () => ({}),
    answers: sessions(seen(200, ...each(list('_id createdAt lastUsedAt userAgent current')))),
  },
  endSession: {
    call: (scene) => ({ ids: [scene.session] }),
    answers: ownOnly(seen(200, 'message'), 404),
  },
  listConnections: {
    call: ({ own }) => ({ ids: [own] }),
    answers: ownOnly(
      seen(
        200,
        ...each([
          ...summary,
          ...under('connection', state),
          ...under('lastMessage', list('content timestamp')),
        ]),
      ),
    ),
  },
  getConnectionStatus: {
    call: ({ own, connected }) => ({ ids: [own, connected] }),
    answers: ownOnly(seen(200, ...state)),
  },
  sendConnection: {
    call: ({ own, stranger }) => ({ body: { senderUserId: own, receiverUserId: stranger } }),
    answers: ownOnly(seen(201, 'message', ...under('connection', connection))),
  },
  listSentConnections: {
    call: ({ own }) => ({ ids: [own] }),
    answers: ownOnly(seen(200, ...each(['_id', 'status', ...under('receiver', publicProfile)]))),
  },
  listPendingConnections: {
    call: ({ own }) => ({ ids: [own] }),
    answers: ownOnly(seen(200, ...each(['_id', 'status', ...under('sender', publicProfile)]))),
  },
  acceptConnection: {
    call: ({ pending }) => ({ ids: [pending] }),
    answers: ownOnly(seen(200, 'message'), 404),
  },
  removeConnection: {
    call: ({ connection: id }) => ({ ids: [id] }),
    answers: { ...ownOnly(seen(200, 'message'), 404), connected: seen(200, 'message') },
  },
  listMessages: {
    call: ({ own, connected }) => ({ ids: [own, connected] }),
    answers: ownOnly(seen(200, ...each(message))),
  },
  sendMessage: {
    call: ({ own, connected }) => ({
      body: { senderId: own, receiverId: connected, content: 'Good day' },
    }),
    answers: ownOnly(seen(201, ...under('data', message))),
  },
  listProducts: {
    call: (scene) => ({ query: `?sort=price&ids=${scene.product}` }),
    answers: everyone(seen(200, ...each(product))),
  },
  listVendorProducts: {
    call: ({ own }) => ({ ids: [own], query: '?sort=-listPrice' }),
    answers: everyone(seen(200, ...each(product))),
  },
  getProduct: { call: (scene) => ({ ids: [scene.product] }), answers: everyone(seen(200, ...product)) },
  createProduct: {
    call: ({ own }) => ({ body: { ...newProduct, vendorId: own } }),
    answers: ownOnly(seen(201, 'message', ...under('product', product))),
  },
  listRequests: { call: () => ({}), answers: everyone(seen(200, ...each(request))) },
  createRequest: {
    call: () => ({ body: newRequest }),
    answers: sessions(seen(201, 'message', ...under('request', request))),
  },
  search: {
    call: () => ({ query: '?q=steel' }),
    answers: {
      ...everyone(seen(200, ...found)),
      connected: seen(200, ...found, ...under('companies[].connection', state)),
      own: seen(200, ...found, ...under('companies[].connection', state)),
    },
  },
  searchCompanies: {
    call: () => ({ query: '?q=steel' }),
    answers: {
      ...everyone(seen(200, ...companyFound)),
      connected: seen(200, ...companyKnown),
      own: seen(200, ...companyKnown),
    },
  },
  searchProducts: {
    call: () => ({ query: '?q=steel' }),
    answers: everyone(seen(200, ...each(product))),
  },
  searchRequests: {
    call: () => ({ query: '?q=steel' }),
    answers: everyone(seen(200, ...each(request))),
  },
  streamEvents: { call: () => ({}), answers: sessions(stream) },
  ready: { call: () => ({}), answers: everyone(seen(200, 'status')) },
  health: { call: () => ({}), answers: everyone(seen(200, 'status')) },
};
