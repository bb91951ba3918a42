import { Type } from 'typebox';
import { endpoints, type EndpointName } from './endpoints.ts';
import { maxSearchResults } from './limits.ts';
import {
  ActiveSession,
  ChangePassword,
  CompanyDetails,
  CompanyProfile,
  DetailsSaved,
  DirectoryEntry,
  LogIn,
  OwnProfile,
  Session,
  SignUp,
} from './schemas/company.ts';
import { Id, IdempotencyHeaders, Message, PageQuery } from './schemas/common.ts';
import {
  ConnectedCompany,
  ConnectionSent,
  ConnectionStatusAnswer,
  PendingConnection,
  SendConnection,
  SentConnection,
} from './schemas/connection.ts';
import { ErrorBody } from './schemas/error.ts';
import { LastEventId, LiveEvent } from './schemas/live-event.ts';
import { ChatMessage, MessageSent, MessagesQuery, SendMessage } from './schemas/message.ts';
import { NewProduct, Product, ProductAdded, ProductsQuery, VendorProductsQuery } from './schemas/product.ts';
import { NewRequest, PurchaseRequest, RequestAdded } from './schemas/request.ts';
import { SearchPageQuery, SearchQuery, SearchResults } from './schemas/search.ts';

const params = <T extends string>(...names: T[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Id])) as Record<T, typeof Id>);

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
/** Also 422, when the idempotency key was used for another call. */
const keyed = { ...signedIn, 422: ErrorBody };

const bestMatches = (kind: string) =>
  `${kind} that hold all words of \`q\`, best first, the best ${maxSearchResults} at most`;

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
      summary: 'Open a session',
      body: LogIn,
      response: { ...anyCall, 200: Session, 401: ErrorBody },
    },
  },
  logOut: {
    access: 'session',
    schema: {
      tags: ['Users'],
      summary: 'End the session that the token belongs to',
      response: { ...signedIn, 200: Message },
    },
  },
  listCompanies: {
    access: 'session',
    schema: {
      tags: ['Users'],
      summary: "All other companies, newest first, each with its connection to the session's company",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(DirectoryEntry) },
    },
  },
  listNewCompanies: {
    access: 'session',
    schema: {
      tags: ['Users'],
      summary: "Companies without a connection to the session's company, newest first",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(CompanyProfile) },
    },
  },
  getProfile: {
    access: 'public',
    schema: {
      tags: ['Users'],
      summary: 'A company: its whole profile for itself, the public part for others',
      params: params('id'),
      response: { ...anyCall, 200: Type.Union([OwnProfile, CompanyProfile]), 404: ErrorBody },
    },
  },
  updateProfile: {
    access: 'session',
    schema: {
      tags: ['Users'],
      summary: "Save the company's details",
      params: params('id'),
      body: CompanyDetails,
      response: { ...signedIn, 200: DetailsSaved },
    },
  },
  changePassword: {
    access: 'session',
    schema: {
      tags: ['Users'],
      summary: "Change the company's password and end all its other sessions",
      params: params('id'),
      body: ChangePassword,
      response: { ...signedIn, 200: Message },
    },
  },
  listSessions: {
    access: 'session',
    schema: {
      tags: ['Sessions'],
      summary: "The company's sessions, the most recently used first, at most 100",
      response: { ...signedIn, 200: Type.Array(ActiveSession) },
    },
  },
  endSession: {
    access: 'session',
    schema: {
      tags: ['Sessions'],
      summary: "End one of the company's sessions",
      params: params('sessionId'),
      response: { ...signedIn, 200: Message, 404: ErrorBody },
    },
  },
  listConnections: {
    access: 'session',
    schema: {
      tags: ['Connections'],
      summary: 'Connected companies with their last message, the latest first',
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(ConnectedCompany) },
    },
  },
  getConnectionStatus: {
    access: 'session',
    schema: {
      tags: ['Connections'],
      summary: "The connection of the session's company to another one",
      params: params('userId', 'otherId'),
      response: { ...signedIn, 200: ConnectionStatusAnswer },
    },
  },
  sendConnection: {
    access: 'session',
    schema: {
      tags: ['Connections'],
      summary: 'Request a connection to another company',
      body: SendConnection,
      response: { ...signedIn, 201: ConnectionSent, 404: ErrorBody, 409: ErrorBody },
    },
  },
  listSentConnections: {
    access: 'session',
    schema: {
      tags: ['Connections'],
      summary: "Connection requests sent by the session's company, newest first",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(SentConnection) },
    },
  },
  listPendingConnections: {
    access: 'session',
    schema: {
      tags: ['Connections'],
      summary: "Connection requests received by the session's company, newest first",
      params: params('userId'),
      querystring: PageQuery,
      response: { ...signedIn, 200: Type.Array(PendingConnection) },
    },
  },
  acceptConnection: {
    access: 'session',
    schema: {
      tags: ['Connections'],
      summary: 'Accept a received connection request',
      params: params('connectionId'),
      response: { ...signedIn, 200: Message, 404: ErrorBody, 409: ErrorBody },
    },
  },
  removeConnection: {
    access: 'session',
    schema: {
      tags: ['Connections'],
      summary: 'Decline or withdraw a request, or end a connection',
      params: params('connectionId'),
      response: { ...signedIn, 200: Message, 404: ErrorBody },
    },
  },
  listMessages: {
    access: 'session',
    schema: {
      tags: ['Chat'],
      summary: 'Messages with a connected company, oldest first; 304 when nothing has changed',
      params: params('userId', 'connectionId'),
      querystring: MessagesQuery,
      response: {
        ...signedIn,
        200: Type.Array(ChatMessage),
        304: Type.Null({ description: 'Nothing has changed since the ETag that was sent.' }),
      },
    },
  },
  sendMessage: {
    access: 'session',
    schema: {
      tags: ['Chat'],
      summary: 'Send a message to a connected company',
      headers: IdempotencyHeaders,
      body: SendMessage,
      response: { ...keyed, 201: MessageSent },
    },
  },
  listProducts: {
    access: 'public',
    schema: {
      tags: ['Products'],
      summary: 'Products, newest first unless sorted',
      querystring: ProductsQuery,
      response: { ...anyCall, 200: Type.Array(Product) },
    },
  },
  listVendorProducts: {
    access: 'public',
    schema: {
      tags: ['Products'],
      summary: "A vendor's products, newest first unless sorted",
      params: params('vendorId'),
      querystring: VendorProductsQuery,
      response: { ...anyCall, 200: Type.Array(Product) },
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
    access: 'session',
    schema: {
      tags: ['Products'],
      summary: "List a product under the session's company",
      headers: IdempotencyHeaders,
      body: NewProduct,
      response: { ...keyed, 201: ProductAdded },
    },
  },
  listRequests: {
    access: 'public',
    schema: {
      tags: ['Requests'],
      summary: 'All requests, newest first',
      querystring: PageQuery,
      response: { ...anyCall, 200: Type.Array(PurchaseRequest) },
    },
  },
  createRequest: {
    access: 'session',
    schema: {
      tags: ['Requests'],
      summary: "Post a request under the session's company",
      headers: IdempotencyHeaders,
      body: NewRequest,
      response: { ...keyed, 201: RequestAdded },
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
    access: 'session',
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
} as const satisfies Record<EndpointName, { access: 'public' | 'session'; schema: object }>;

/** A route in Fastify's form: `app.route({ ...route('logIn'), handler })`. */
export const route = <Name extends EndpointName>(name: Name) => ({
  method: endpoints[name][0],
  url: endpoints[name][1] as (typeof endpoints)[Name][1],
  schema: { operationId: name, ...routes[name].schema } as (typeof routes)[Name]['schema'] & {
    operationId: Name;
  },
});
