import type { ProductAdded, QuoteAccepted, QuoteChanged, RequestAdded, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { newOffer, newProduct, newRequest, type Scene } from './authorization-matrix.ts';
import { address, type TestServer } from './server.ts';

/** The parts of a scene that are about deals. */
type DealScene = Pick<
  Scene,
  | 'request'
  | 'closedRequest'
  | 'foreignRequest'
  | 'foreign'
  | 'asked'
  | 'askedQuote'
  | 'quote'
  | 'quotedRequest'
  | 'order'
>;

/** The tables of deals, each after those that it refers to. */
const tables = ['requests', 'quotes', 'offers', 'quote_notes', 'orders', 'shipments'] as const;

/**
 * Makes the deals of a scene: `own` has posted requests, on two of which `connected` has quoted, one of them accepted;
 * `connected` has asked `own` about its product, and the other way round; `asking` has posted a request.
 */
export async function addDeals(
  server: TestServer,
  { own, connected, asking }: Record<'own' | 'connected' | 'asking', Session>,
  product: string,
): Promise<DealScene> {
  const post = async <Body>(
    { token }: Session,
    name: 'createProduct' | 'createRequest' | 'createQuote' | 'requestEstimate',
    body: object,
  ) => (await server.call<Body>(...address(name), { token, body })).body;
  const add = async (client: Session) =>
    (await post<RequestAdded>(client, 'createRequest', newRequest)).request.id;
  const quoteOn = async (requestId: string) =>
    (await post<QuoteChanged>(connected, 'createQuote', { requestId, offer: newOffer })).quote.id;
  const ask = async (client: Session, productId: string) =>
    (await post<QuoteChanged>(client, 'requestEstimate', { productId, quantity: 10 })).quote;

  const [request, closedRequest, quotedRequest, ordered] = [
    await add(own),
    await add(own),
    await add(own),
    await add(own),
  ];
  await server.call(...address('closeRequest', closedRequest), { token: own.token });
  const quote = await quoteOn(quotedRequest);
  const { body: accepted } = await server.call<QuoteAccepted>(
    ...address('acceptQuote', await quoteOn(ordered)),
    { token: own.token, body: { offer: 1 } },
  );
  const asked = await ask(connected, product);
  const addProduct = async () =>
    (await post<ProductAdded>(connected, 'createProduct', newProduct)).product.id;
  const foreign = await addProduct();
  // That `own` has an estimate open, of another product.
  await ask(own, await addProduct());
  const foreignRequest = await add(asking);
  for (const table of tables)
    await sql`create table ${sql.table(`kept_${table}`)} as select * from ${sql.table(table)}`.execute(
      server.context.db,
    );
  return {
    request,
    closedRequest,
    foreignRequest,
    foreign,
    asked: asked.requestId,
    askedQuote: asked.id,
    quote,
    quotedRequest,
    order: accepted.order.id,
  };
}

/** Ids of deals that do not exist. */
export const unknownDeals = (newId: () => string): DealScene => ({
  request: newId(),
  closedRequest: newId(),
  foreignRequest: newId(),
  foreign: newId(),
  asked: newId(),
  askedQuote: newId(),
  quote: newId(),
  quotedRequest: newId(),
  order: newId(),
});

/** Makes all deals what they were after `addDeals`, and keeps what else there is of requests. */
export async function resetDeals({ context: { db } }: TestServer): Promise<void> {
  await db.deleteFrom('quotes').execute();
  await sql`delete from requests where vendor_id is not null or id in (select id from kept_requests)`.execute(
    db,
  );
  for (const table of tables) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER'`.execute(db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from ${sql.table(`kept_${table}`)}`.execute(db);
  }
}
