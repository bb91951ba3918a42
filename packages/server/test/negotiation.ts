import type {
  EndpointName,
  ErrorBody,
  Order,
  OrderChanged,
  Product,
  ProductAdded,
  PurchaseRequest,
  Quote,
  QuoteAccepted,
  QuoteChanged,
  RequestAdded,
  Session,
} from '@guildhall/contract';
import { address, startTestServer, type TestServer } from './server.ts';

/** What a refused call answers, beside what a successful one does. */
type Refusal = ErrorBody & { current?: { id: string; status: string } };

/** What the calls of a deal answer: the parts that there are depend on the call. */
export type DealAnswer = RequestAdded & QuoteAccepted & Refusal;

const request = { request: 'Steel coils', budget: '1', supply_industry: 'Retail' };
export const line = { description: 'Steel coil', quantity: 10, unit: 'piece', unitPrice: 100 };
/** The terms of a counter-offer. */
export const counter = { lines: [line] };
/** The terms of a vendor's offer. */
export const offer = { ...counter, validUntil: '2099-12-31' };

/** The day so many days ahead of the machine's clock, which is not over in any time zone. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A server whose clock a test can move, with the calls of deals. */
export interface DealServer extends TestServer {
  /** Moves the clock that many days ahead of the machine's; 0 sets it back. */
  moveClock(days: number): void;
  /** Makes a call as a company, and returns what it answers. */
  as(
    session: Session,
    endpoint: [EndpointName, ...string[]],
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: DealAnswer }>;
  /** Makes a call that has to succeed. */
  done(session: Session, endpoint: [EndpointName, ...string[]], body?: object): Promise<DealAnswer>;
  read<Body>(session: Session, endpoint: [EndpointName, ...string[]], query?: string): Promise<Body>;
  /** Posts a request on the board. */
  post(client: Session, fields?: object): Promise<PurchaseRequest>;
  /** Makes the first offer of a vendor. */
  quote(vendor: Session, requestId: string, terms?: object): Promise<Quote>;
  /** Makes an order of a new request: the vendor's offer is accepted. */
  order(client: Session, vendor: Session, terms?: object): Promise<Order>;
  /** Takes a step of an order. */
  step(session: Session, order: Order, status: Order['status'], more?: object): Promise<Order>;
  addProduct(vendor: Session, fields?: object): Promise<Product>;
}

const withCalls = (server: TestServer, moveClock: DealServer['moveClock']): DealServer => {
  const as: DealServer['as'] = (session, [name, ...ids], body, headers = {}) =>
    server.call<DealAnswer>(...address(name, ...ids), { token: session.token, body, headers });
  const done: DealServer['done'] = async (session, endpoint, body) => {
    const answer = await as(session, endpoint, body);
    if (answer.status >= 300)
      throw new Error(`${endpoint[0]} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const post: DealServer['post'] = async (client, fields = {}) =>
    (await done(client, ['createRequest'], { ...request, ...fields })).request;
  const quote: DealServer['quote'] = async (vendor, requestId, terms = {}) =>
    ((await done(vendor, ['createQuote'], { requestId, offer: { ...offer, ...terms } })) as QuoteChanged)
      .quote;
  return {
    ...server,
    moveClock,
    as,
    done,
    async read<Body>(session: Session, [name, ...ids]: [EndpointName, ...string[]], query = '') {
      const [method, path] = address(name, ...ids);
      const { status, body } = await server.call<Body>(method, path + query, { token: session.token });
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    post,
    quote,
    async order(client, vendor, terms) {
      const { id } = await quote(vendor, (await post(client)).id, terms);
      return (await done(client, ['acceptQuote', id], { offer: 1 })).order;
    },
    async step(session, { id, status: from }, status, more = {}) {
      const body = { status, from, ...more };
      return ((await done(session, ['changeOrder', id], body)) as OrderChanged).order;
    },
    async addProduct(vendor, fields = {}) {
      const product = {
        name: 'Coil',
        description: 'CR coil.',
        price: 100,
        category: 'Coils',
        stockQuantity: 50,
      };
      const { token } = vendor;
      const body = { ...product, ...fields };
      return (await server.call<ProductAdded>(...address('createProduct'), { token, body })).body.product;
    },
  };
};

/** Starts a server for deals, or another node of the database of one. */
export async function startDealServer(
  databaseUrl?: string,
  onLog?: (line: string) => void,
): Promise<DealServer> {
  let ahead = 0;
  // Each reading is later than the one before, as on a slow machine.
  let readings = 0;
  const server = await startTestServer({
    now: () => new Date(Date.now() + ahead * 24 * 60 * 60 * 1000 + (readings += 1)),
    options: { writeLimit: 1_000_000 },
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(onLog && { onLog }),
  });
  return withCalls(server, (days) => (ahead = days));
}
