import { DealDue, DealStep, dealViews, emailKindsOf } from '@guildhall/contract';
import { createQueryId, sql, type Kysely, type QueryId, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { firstPage } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { findEndedSessions, findSessions, hashOf } from '#http/session.ts';
import { listActivity } from '#modules/activity/queries.ts';
import { findEvidence, isNameTaken } from '#modules/evidence/queries.ts';
import { deleteSession, listCompanySessions, listSessions } from '#modules/sessions/queries.ts';
import { findSettings } from '#modules/settings/queries.ts';
import { claimLetter, deleteFailedLetters } from '#mail/outbox.ts';
import {
  confirmOwnEmail,
  dropNewEmail,
  dropUnprovenEmails,
  findOwnEmail,
  renameCompany,
  renameNamesake,
  replaceContact,
  requestNewEmail,
  useNewEmail,
} from './accounts/identity.ts';
import {
  deleteEmailLinks,
  deleteExpiredEmailLinks,
  findEmailLink,
  insertEmailLink,
} from './accounts/email-links.ts';
import {
  deleteExpiredPasswordResets,
  deletePasswordResets,
  findPasswordReset,
} from './accounts/password-resets.ts';
import { findCredentials } from './accounts/queries.ts';
import { lockMessage } from './chat/deleting.ts';
import { searchMessages } from './chat/message-search.ts';
import { findConversations, listMessages } from './chat/queries.ts';
import { hasBlocked, hasBlocks, listBlocked, lockOpenQuotes, lockUnblocked } from './blocks/queries.ts';
import { findOwnProfile, findPublicProfile, listCompanies, listNewCompanies } from './companies/queries.ts';
import { deleteExpiredDeclines } from './connections/declines.ts';
import { uuid } from '#db/uuid.ts';
import { deleteConnectionWith, deletePending } from './connections/removal.ts';
import { findConnectionState, findRelations } from './connections/queries.ts';
import { listConnected, listPending, listSent } from './connections/connection-lists.ts';
import { chooseEmails } from './emails/queries.ts';
import { claimDue, insertDue, lastUse } from './emails/schedule.ts';
import { findFirstWaiting, findReader, findWaiting, type Reader } from './emails/waiting.ts';
import { readChunk } from './files/contents.ts';
import {
  addLinks,
  deleteUnlinkedFiles,
  findFile,
  findOwnPictures,
  findUsage,
  removeLinks,
  replaceLinks,
} from './files/queries.ts';
import {
  deleteExpiredInvitations,
  deleteInvitation,
  deleteInvitationsOf,
} from './members/ended-invitations.ts';
import { findInvitation, findRoom, listInvitations } from './members/invitations.ts';
import { findInvitationOfLink, insertLink } from './members/invitation-links.ts';
import { listMembers, lockMembers } from './members/queries.ts';
import { deleteOldBatches, findBatch } from './products/batch-rows.ts';
import {
  findUsedProducts,
  lockAsSeen,
  lockBatchProducts,
  restoreProducts,
  type Author,
} from './products/batches.ts';
import { listNotifications } from './notifications/queries.ts';
import { lockOpenDeals } from './leaving/deals.ts';
import { findLeft } from './leaving/erase.ts';
import { findRunningOrders } from './leaving/queries.ts';
import { forgetWords } from './leaving/words.ts';
import { countShipments, findFirstShipment, findOrder, findOrderOfQuote } from './orders/queries.ts';
import { completeDeliveredOrders } from './orders/completion.ts';
import { orderOf, type ProductPlace, type ProductSort } from './products/order.ts';
import type { ProductFilters } from './products/filters.ts';
import {
  countProducts,
  findBySku,
  findProduct,
  findProducts,
  listInventory,
  listProducts,
  listProductsAfter,
  listVendorProducts,
  lockProducts,
  type ProductPage,
} from './products/queries.ts';
import { listStockChanges } from './products/stock.ts';
import { listDeals } from './quotes/deals.ts';
import { listOpenEstimates } from './quotes/estimates.ts';
import { findQuote, listRequestQuotes } from './quotes/queries.ts';
import { hasNote } from './quotes/notes.ts';
import {
  findReported,
  findReportTimes,
  lockOpenReport,
  openReports,
  updateReason,
} from './reports/queries.ts';
import {
  findRequest,
  hasOrder,
  listReceived,
  listRequests,
  listSent as listSentRequests,
} from './requests/queries.ts';
import { findSaved, listSaved, listSavedIds } from './saved/queries.ts';
import { findNearest } from './search/nearest.ts';
import { findBest, isAnyFound, readCompanies, readProducts, readRequests } from './search/queries.ts';
import { findSpellings } from './search/spellings.ts';

type Db = Kysely<Database>;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

const companies = 10_000;
/** `me` has a connection with every 20th company; `other` is one of them. */
const every = 20;
const page = firstPage(20);
const idOf = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const productSorts = ['newest', 'price', '-price', 'name'] as const;
const vendorSorts = [
  'newest',
  'name',
  '-category',
  'listPrice',
  '-discount',
  'stockQuantity',
  '-sku',
] as const;
const productPage = (sort: ProductSort): ProductPage => ({ limit: 20, order: orderOf(sort) });
/** The middle of each list. */
const middle: Record<(typeof productSorts)[number], ProductPlace> = {
  newest: { id: idOf(2500) },
  price: { id: idOf(2500), value: '2500' },
  '-price': { id: idOf(2500), value: '2500' },
  name: { id: idOf(2500), value: 'coil 3' },
};
const search = { text: "'1717':*", exact: "'1717':*", limit: 5 };
const searchCommon = { text: "'coil':*", exact: "'coil':*", limit: 5 };
const missing = { text: "'zeppelin':*", exact: "'zeppelin':*" };
const cheap = { min: 0, max: 100 };
/** Each leaves some of the products. */
const choices: Record<string, ProductFilters> = {
  category: { category: ['Rods'] },
  industry: { industry: ['Industry 7'] },
  'words and stock': { words: { text: "'1717':*" }, inStock: true },
  'category, industry, price and minimum order': {
    category: ['Rods'],
    industry: ['Industry 7'],
    minPrice: 1,
    maxPrice: 20,
    maxMinimumOrder: 5,
  },
  vendor: { vendorId: idOf(7) },
  'connected companies': { connectedTo: idOf(every) },
};
const author: Author = { memberId: idOf(1), reason: 'Test', at: new Date() };
const [me, other] = [idOf(1), idOf(every)];
const reader: Reader = {
  memberId: me,
  companyId: me,
  companyName: 'Company 1',
  email: '1@x.example',
  secret: me,
  role: 'buyer',
  kinds: emailKindsOf('owner'),
};
/** It has conversations with 100 companies. */
const talker = idOf(7000);
const reported = { targetId: idOf(2050), reason: 'Spam' };

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await startTestServer();
  // The rows below can take longer than a call may.
  db = server.context.dbWithoutTimeout;
  await sql`create function id(n bigint) returns uuid language sql immutable
    return ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`.execute(db);
  await sql`insert into companies (id, company_name, email, created_at)
    select id(n), 'Company ' || n, n || '@x.example', now() from generate_series(1, ${companies}) n`.execute(
    db,
  );
  await sql`insert into connections (id, sender_id, receiver_id, status, created_at, accepted_at)
    select id(n), case when n % 40 = 0 then id(1) else id(n) end, case when n % 40 = 0 then id(n) else id(1) end,
      case when n % 3 = 2 then 'connected' else 'pending' end, now(), case when n % 3 = 2 then now() end
    from generate_series(${every}::int, ${companies}::int, ${every}::int) n`.execute(db);
  await sql`insert into connections (id, sender_id, receiver_id, status, created_at)
    select id(n * 10000 + step), id(n), id(n + step), 'pending', now()
    from generate_series(2, ${companies - 2}) n, generate_series(1, 2) step`.execute(db);
  await sql`insert into products (id, vendor_id, name, description, price_paise, category, industry, sku, stock_quantity, created_at)
    select id(n), id(n / 100 + 1), 'Coil ' || n, 'Coil', n, case when n % 50 = 7 then 'Rods' else 'Coils' end, 'Industry ' || n % 50,
      case when n <= 100 then 'C-' || n else '' end, 1, now() from generate_series(1, 5000) n`.execute(db);
  await sql`insert into requests (id, client_id, request, budget, supply_industry, created_at)
    select id(n), id(n % 100 + 1), 'Coil ' || n, '1', case when n % 50 = 7 then 'Mining' else 'Retail' end, now()
    from generate_series(1, 5000) n`.execute(db);
  await insertDeals();
  await sql`insert into conversations select id(1), id(n), 100 from generate_series(2, 100) n`.execute(db);
  await sql`insert into messages (id, company_a, company_b, seq, sender_id, content, created_at)
    select id(n * 1000 + seq), id(1), id(n), seq, id(1), 'Hello', now()
    from generate_series(2, 100) n, generate_series(1, 100) seq`.execute(db);
  // Every message comes after days of silence, half of them to `me`.
  await sql`insert into conversations select id(1), id(n), 40 from generate_series(101, 300) n`.execute(db);
  await sql`insert into messages (id, company_a, company_b, seq, sender_id, content, created_at)
    select id(n * 1000 + seq), id(1), id(n), seq, case when seq % 2 = 0 then id(1) else id(n) end, 'Hello',
      now() - (40 - seq) * interval '2 days'
    from generate_series(101, 300) n, generate_series(1, 40) seq`.execute(db);
  // Few of a word that is rare, many of one that all hold.
  await sql`insert into connections (id, sender_id, receiver_id, status, created_at, accepted_at)
    select id(n + 4000000000), ${talker}, id(n), 'connected', now(), now()
    from generate_series(7003, 7100) n where n % ${every} <> 0`.execute(db);
  await sql`insert into conversations select ${talker}, id(n), 100, null, 100, 100, 100 from generate_series(7003, 7100) n`.execute(
    db,
  );
  await sql`insert into messages (id, company_a, company_b, seq, sender_id, content, created_at)
    select id(n * 10000 + seq), ${talker}, id(n), seq, id(n),
      case when seq = 7 and n % 10 = 0 then 'Hello invoices' else 'Hello greeting number' || (n + seq * 7) % 500 end, now()
    from generate_series(7003, 7100) n, generate_series(1, 100) seq`.execute(db);
  await sql`insert into members (id, company_id, name, email, password_hash, role, created_at)
    select id, id, company_name, email, '', 'owner', created_at from companies`.execute(db);
  await sql`insert into members (id, company_id, name, email, password_hash, role, created_at)
    select id(n + 800000), id(1), 'Member ' || n, n || '@me.example', '', 'sales', now() from generate_series(1, 10) n`.execute(
    db,
  );
  await sql`insert into sessions (id, token_hash, member_id, created_at, last_used_at, expires_at)
    select id(n + 800000), sha256(n::text::bytea), id(n % 10 + 800001), now(), now() - n * interval '1 minute', now()
    from generate_series(1, 1000) n`.execute(db);
  await sql`insert into activity (id, company_id, member_id, member_name, action, subject, at)
    select id(n + 800000), id(1), id(n % 10 + 800001), 'Asha', case when n % 100 = 0 then 'file.added' else 'message.sent' end,
      id(n), now()
    from generate_series(1, 5000) n`.execute(db);
  // Few are unread.
  await sql`insert into notifications (company_id, number, kind, subject, occasion, other_id, at)
    select id(n % 2 + 7000), n, 'quote', id(n), '', id(n % 100 + 3), now() from generate_series(1, 5000) n`.execute(
    db,
  );
  await sql`update members set notifications_read = 4990 where id = ${talker}`.execute(db);
  await sql`insert into sessions (id, token_hash, member_id, created_at, last_used_at, expires_at)
    select id, sha256(id::text::bytea), id, now(), now(), now() from companies`.execute(db);
  // Each of another company, with a chunk; some have a link.
  await sql`insert into files (id, company_id, name, type, bytes, stored_bytes, width, height, created_at, unlinked_at)
    select id, id, 'a.webp', 'image/webp', 3, 3, 1, 1, now(), now() from companies`.execute(db);
  await sql`insert into file_chunks select id, 1600, 0, 'abc' from companies`.execute(db);
  await sql`insert into file_links select id, 'avatar:' || id from companies where company_name like '%0'`.execute(
    db,
  );
  await sql`insert into password_resets (token_hash, member_id, created_at, expires_at)
    select sha256(id::text::bytea), id, now(), now() from companies`.execute(db);
  await sql`insert into email_links select sha256(id::text::bytea), id, '1@x.example', now() from companies`.execute(
    db,
  );
  await sql`insert into invitations (id, company_id, email, role, invited_by, created_at, expires_at)
    select id, id, 'asha@x.example', 'buyer', 'Asha', now(), now() from companies`.execute(db);
  await sql`insert into invitation_links select sha256(id::text::bytea), id, true from companies`.execute(db);
  await sql`insert into outbox (id, recipient, kind, parameters, due_at, failed_at)
    select id(n), n || '@x.example', 'password-changed', '{}', now(), case when n % 2 = 0 then now() end
    from generate_series(1, ${companies}) n`.execute(db);
  await sql`insert into batches select id, id, id, 'change', now() from companies`.execute(db);
  await sql`insert into batch_products select id(1), id, case when id > id(50) then '{}'::jsonb end, version, stock_quantity, status from products where id <= id(99)`.execute(
    db,
  );
  await sql`insert into stock_changes (id, product_id, change, quantity, reason, member_id, member_name, at)
    select id(n), id(n % 100 + 1), 1, 1, 'Counted', id(1), 'Asha', now() from generate_series(1, 5000) n`.execute(
    db,
  );
  await sql`insert into saved_products (id, company_id, product_id, name, net_paise, in_stock, saved_at)
    select id(n), id(n % 100 + 1), id(n), 'Coil', 1, true, now() from generate_series(1, 5000) n`.execute(db);
  // `me` has blocked 20 companies, each of which others have blocked too; `other` has no block.
  await sql`insert into blocks (id, company_id, blocked_id, created_at)
    select id(n), id(n % 500 * 10 + 1), id(n / 500 + 9001), now() from generate_series(0, 9999) n`.execute(
    db,
  );
  await sql`insert into reports (id, company_id, member_id, target_type, target_id, reported_id, reason, created_at, done_at)
    select id, id, id, 'company', id(2), id(2), 'Spam', now(), case when id > id(50) then now() end from companies`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => server.close());

/**
 * `me` buys in 3,000 deals, on 30 requests, and sells in nearly as many: most of the open ones wait for it, few for the
 * other company, and few are orders. There are 1,000 requests to one vendor, 25 of them by `me` and 25 to it.
 */
async function insertDeals(): Promise<void> {
  await sql`insert into requests (id, client_id, request, budget, supply_industry, status, created_at)
    select id(n + 10000), id(1), 'Rod ' || n, '1', 'Retail', 'closed', now() from generate_series(1, 30) n`.execute(
    db,
  );
  await sql`insert into requests (id, client_id, vendor_id, request, budget, supply_industry, status, product_id, created_at)
    select id(n + 20000), id(n % 20 + case when n % 40 < 20 then 21 else 1 end),
      id(n % 20 + case when n % 40 < 20 then 1 else 21 end), 'Rod ' || n, '', 'Retail',
      case when n % 3 = 0 then 'open' else 'closed' end, id(n), now()
    from generate_series(1, 1000) n`.execute(db);
  await sql`insert into quotes (id, request_id, client_id, vendor_id, status, stage, waits_for, offer_count, last_offer_by,
      valid_until, place, created_at, updated_at)
    select id, request, client, vendor, case when n % 100 < 2 then 'accepted' else 'open' end,
      case when n % 100 < 2 then 'order' when n % 100 < 50 then 'open' else 'closed' end,
      case when (n % 100 in (2, 3)) = (client = id(1)) then 'vendor' else 'client' end, 1,
      case n % 3 when 0 then 'vendor' when 1 then 'client' end, now() + make_interval(days => n % 20 - 9), id, now(), now()
    from (
      select n, id(n), id(10001 + n % 30), id(1), id(n + 100) from generate_series(1, 3000) n
      union all select n, id(n + 3000), id(n), id(n % 100 + 1), id(1) from generate_series(1, 3000) n where n % 100 > 0
      union all select 2, id, id, client_id, vendor_id from requests where vendor_id is not null
    ) deals (n, id, request, client, vendor)`.execute(db);
  await sql`insert into offers (quote_id, number, by, member_id, member_name, lines, shipping_paise, shipping_tax_percent,
      terms, note, at)
    select id, 1, 'vendor', vendor_id, 'Asha', jsonb_build_array(jsonb_build_object('productId', id)), 0, 18, '', '', now()
    from quotes`.execute(db);
  await sql`insert into quote_notes (id, quote_id, by, member_id, member_name, text, at)
    select id, id, 'vendor', vendor_id, 'Asha', 'Hello', now() from quotes`.execute(db);
  await sql`insert into orders (id, number, quote_id, request_id, client_id, vendor_id, status, client, vendor,
      delivery_place, lines, shipping_paise, shipping_tax_percent, lead_days, terms, created_at, updated_at,
      delivered_at)
    select id, id::text, id, request_id, client_id, vendor_id, case when id < id(50) then 'placed' else 'delivered' end,
      '{}', '{}', '', '[]', 0, 18, 7, '', now() - interval '9 days', now(), now() from quotes`.execute(db);
  await sql`insert into shipments (id, order_id, lines, carrier, tracking, member_id, member_name, at)
    select id, id, '[]', '', '', vendor_id, 'Asha', now() from orders`.execute(db);
  await sql`insert into activity (id, company_id, member_id, member_name, action, subject, at)
    select id, vendor_id, vendor_id, 'Asha', 'order.delivered', id, now() from orders`.execute(db);
}

/** The plans of PostgreSQL for the queries of `run`. */
async function plansOf(run: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const nodes = new Map<QueryId, RootOperationNode>();
  const executed: RootOperationNode[] = [];
  const recording = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      nodes.set(queryId, node);
      return node;
    },
    // Subqueries are transformed, too, but only an executed query has a result.
    transformResult: async ({ result, queryId }) => {
      executed.push(nodes.get(queryId)!);
      return result;
    },
  });
  await run(recording);
  return Promise.all(
    executed.map(async (node) => {
      const query = db.getExecutor().compileQuery(node, createQueryId());
      const explain = { ...query, sql: `explain (analyze, format json) ${query.sql}` };
      return db.transaction().execute(async (trx) => {
        // PostgreSQL reads small tables whole; this shows the plan for large ones.
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain);
        return rows[0]!['QUERY PLAN'][0].Plan;
      });
    }),
  );
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test.each<[name: string, run: (db: Db) => Promise<unknown>]>([
  ['findSessions', (trx) => findSessions(trx, [hashOf('')], new Date())],
  ['findEndedSessions', (trx) => findEndedSessions(trx, [hashOf(''), hashOf('1')], new Date())],
  ['listSessions', (trx) => listSessions(trx, { memberId: me, tokenHash: hashOf(''), now: new Date(0) })],
  [
    'listCompanySessions',
    (trx) => listCompanySessions(trx, { companyId: me, tokenHash: hashOf(''), now: new Date(0), limit: 20 }),
  ],
  [
    'the next page of listCompanySessions',
    (trx) =>
      listCompanySessions(trx, {
        companyId: me,
        tokenHash: hashOf(''),
        now: new Date(0),
        limit: 20,
        after: { lastUsedAt: '2025-01-01T00:00:00.000Z', id: me },
      }),
  ],
  ['listActivity', (trx) => listActivity(trx, me, page)],
  ['listActivity of a member', (trx) => listActivity(trx, me, page, { memberId: idOf(800_007) })],
  ['listActivity of a kind', (trx) => listActivity(trx, me, page, { kind: 'file' })],
  [
    'listActivity of a member and a kind',
    (trx) => listActivity(trx, me, page, { memberId: idOf(800_001), kind: 'file' }),
  ],
  ['claimDue', (trx) => claimDue(trx, new Date(0))],
  ['findReader', (trx) => findReader(trx, me)],
  ['lastUse', (trx) => lastUse(trx, me)],
  ['chooseEmails', (trx) => chooseEmails(trx, me, { of: emailKindsOf('owner'), wanted: ['deals'] })],
  [
    'listNotifications',
    (trx) => listNotifications(trx, { companyId: talker, memberId: talker }, { limit: 20, before: 5001 }),
  ],
  [
    'listNotifications of what is unread',
    (trx) =>
      listNotifications(
        trx,
        { companyId: talker, memberId: talker },
        { limit: 20, before: 5001, unread: true },
      ),
  ],
  ['findSettings', (trx) => findSettings(trx, { memberId: me })],
  ['findEvidence', (trx) => findEvidence(trx, me, new Date(), other)],
  ['isNameTaken', (trx) => isNameTaken(trx, 'company 77', null)],
  ['deleteSession', (trx) => deleteSession(trx, { id: other, memberId: me, companyId: undefined })],
  [
    'deleteSession of the company',
    (trx) => deleteSession(trx, { id: other, memberId: me, companyId: other }),
  ],
  ['findCredentials', (trx) => findCredentials(trx, '7@X.example')],
  ['findOwnProfile', (trx) => findOwnProfile(trx, { companyId: me, memberId: me })],
  ['findPasswordReset', (trx) => findPasswordReset(trx, Buffer.alloc(32), new Date())],
  ['deletePasswordResets', (trx) => deletePasswordResets(trx, other)],
  ['deleteExpiredPasswordResets', (trx) => deleteExpiredPasswordResets(trx, new Date(0))],
  ['findEmailLink', (trx) => findEmailLink(trx, Buffer.alloc(32), new Date(0))],
  [
    'insertEmailLink',
    (trx) =>
      insertEmailLink(trx, {
        tokenHash: Buffer.alloc(32),
        memberId: me,
        email: '7@x.example',
        expiresAt: new Date(),
      }),
  ],
  ['deleteEmailLinks', (trx) => deleteEmailLinks(trx, me, '7@x.example')],
  ['deleteExpiredEmailLinks', (trx) => deleteExpiredEmailLinks(trx, new Date(0))],
  ['confirmOwnEmail', (trx) => confirmOwnEmail(trx, { memberId: me, email: 'x', now: new Date(0) })],
  ['useNewEmail', (trx) => useNewEmail(trx, { memberId: me, email: 'x', now: new Date(0) })],
  ['replaceContact', (trx) => replaceContact(trx, me, 'y')],
  ['requestNewEmail', (trx) => requestNewEmail(trx, { memberId: me, email: 'x', until: new Date(0) })],
  ['dropNewEmail', (trx) => dropNewEmail(trx, me)],
  ['dropUnprovenEmails', (trx) => dropUnprovenEmails(trx, new Date(0))],
  ['findOwnEmail', (trx) => findOwnEmail(trx, me)],
  ['renameCompany', (trx) => renameCompany(trx, me, 'x')],
  ['renameNamesake', (trx) => renameNamesake(trx, { memberId: me, from: 'x', to: 'y' })],
  ['listMembers', (trx) => listMembers(trx, me)],
  ['lockMembers', (trx) => lockMembers(trx, me, [me, other])],
  ['listInvitations', (trx) => listInvitations(trx, me, new Date(0))],
  ['findInvitation', (trx) => findInvitation(trx, me, me, new Date(0))],
  ['findRoom', (trx) => findRoom(trx, { companyId: me, email: '1@x.example', now: new Date(0) })],
  ['findInvitationOfLink', (trx) => findInvitationOfLink(trx, Buffer.alloc(32), new Date(0))],
  [
    'insertLink',
    (trx) =>
      insertLink(trx, {
        tokenHash: Buffer.alloc(32),
        invitationId: me,
        sending: 2,
        byMail: true,
        now: new Date(0),
      }),
  ],
  ['deleteInvitation', (trx) => deleteInvitation(trx, me, me)],
  [
    'deleteInvitationsOf',
    (trx) => deleteInvitationsOf(trx, { companyId: me, memberId: me, email: 'x', now: new Date(0) }),
  ],
  ['deleteExpiredInvitations', (trx) => deleteExpiredInvitations(trx, new Date(0))],
  ['claimLetter', claimLetter],
  ['deleteFailedLetters', deleteFailedLetters],
  ['listCompanies', (trx) => listCompanies(trx, me, page)],
  ['listNewCompanies', (trx) => listNewCompanies(trx, me, page)],
  ['findConnectionState', (trx) => findConnectionState(trx, me, other)],
  ['listConnected', (trx) => listConnected(trx, me, page)],
  ['listConnected by name', (trx) => listConnected(trx, me, page, 'company')],
  ['listSent', (trx) => listSent(trx, me, page)],
  ['listPending', (trx) => listPending(trx, me, page)],
  ['hasBlocks', (trx) => hasBlocks(trx, me)],
  ['hasBlocked', (trx) => hasBlocked(trx, me, idOf(9001))],
  ['listBlocked', (trx) => listBlocked(trx, me, page)],
  ['lockUnblocked', (trx) => lockUnblocked(trx, me, uuid(other))],
  ['deleteConnectionWith', (trx) => deleteConnectionWith(trx, other, { me, now: new Date(0) })],
  ['deletePending', (trx) => deletePending(trx, other, { me, now: new Date(0) })],
  ['deleteExpiredDeclines', (trx) => deleteExpiredDeclines(trx, new Date(0))],
  ['findPublicProfile', (trx) => findPublicProfile(trx, other, me)],
  ['lockOpenReport', (trx) => lockOpenReport(trx, { ...reported, targetType: 'company' }, me)],
  ['updateReason', (trx) => updateReason(trx, me, 'Spam')],
  ['findReported of a message', (trx) => findReported(trx, { ...reported, targetType: 'message' }, me)],
  ['findReportTimes', (trx) => findReportTimes(trx, me, new Date(0), 20)],
  ['openReports', (trx) => openReports(trx).orderBy('reports.id').limit(100).execute()],
  ...[me, other].flatMap((viewer): [string, (db: Db) => Promise<unknown>][] => [
    ...productSorts.map((sort): [string, (db: Db) => Promise<unknown>] => [
      `listProducts by ${sort} of a company`,
      (trx) => listProducts(trx, { ...productPage(sort), viewer }),
    ]),
    [
      'listVendorProducts of a company',
      (trx) => listVendorProducts(trx, idOf(7), { ...productPage('newest'), viewer }),
    ],
    ['listRequests of a company', (trx) => listRequests(trx, page, { viewer })],
    [
      'listRequests by industry of a company',
      (trx) => listRequests(trx, page, { viewer, industry: ['Mining'] }),
    ],
  ]),
  ['findConversations', (trx) => findConversations(trx, [{ a: me, b: other }])],
  ['listMessages', (trx) => listMessages(trx, { a: me, b: other }, { from: 40, to: 89 })],
  ...['invoice', 'hello', 'greeting hello'].map((q): [string, (db: Db) => Promise<unknown>] => [
    `searchMessages for ${q}`,
    (trx) => searchMessages(trx, talker, q, page),
  ]),
  [
    'the next page of searchMessages',
    (trx) => searchMessages(trx, talker, 'hello', { limit: 20, before: idOf(50_000_000) }),
  ],
  ...productSorts.map((sort): [string, (db: Db) => Promise<unknown>] => [
    `listProducts by ${sort}`,
    (trx) => listProducts(trx, productPage(sort)),
  ]),
  ...productSorts.map((sort): [string, (db: Db) => Promise<unknown>] => [
    `the next page of listProducts by ${sort}`,
    (trx) => listProducts(trx, { ...productPage(sort), after: middle[sort] }),
  ]),
  ...productSorts.map((sort): [string, (db: Db) => Promise<unknown>] => [
    `listProducts of some ids by ${sort}`,
    (trx) => listProducts(trx, productPage(sort), {}, [idOf(1), idOf(2500), idOf(5000)]),
  ]),
  ...vendorSorts.map((sort): [string, (db: Db) => Promise<unknown>] => [
    `listVendorProducts by ${sort}`,
    (trx) => listVendorProducts(trx, me, productPage(sort)),
  ]),
  ...Object.entries(choices).map(([name, filters]): [string, (db: Db) => Promise<unknown>] => [
    `listProducts by ${name}`,
    (trx) => listProducts(trx, productPage('newest'), filters),
  ]),
  // Without its own choice, the facet of a category counts all products, up to 10,000.
  ...Object.entries(choices)
    .filter(([, { category, industry, words }]) => words ?? (!category && !industry))
    .map(([name, filters]): [string, (db: Db) => Promise<unknown>] => [
      `countProducts by ${name}`,
      (trx) => countProducts(trx, filters, me),
    ]),
  ['listProducts up to a price', (trx) => listProducts(trx, productPage('price'), { maxPrice: 20 })],
  ...vendorSorts.map((sort): [string, (db: Db) => Promise<unknown>] => [
    `listInventory by ${sort}`,
    (trx) => listInventory(trx, me, productPage(sort), { status: 'active' }),
  ]),
  [
    'listInventory of what is low',
    (trx) => listInventory(trx, me, productPage('stockQuantity'), { status: 'active', low: true }),
  ],
  [
    'listInventory by words',
    (trx) =>
      listInventory(trx, me, productPage('newest'), { status: 'archived', words: { text: "'1717':*" } }),
  ],
  ['listStockChanges', (trx) => listStockChanges(trx, idOf(7), page)],
  ['listSaved', (trx) => listSaved(trx, me, page)],
  ['listSavedIds', (trx) => listSavedIds(trx, me)],
  ['findSaved', (trx) => findSaved(trx, me, idOf(100))],
  ['lockProducts', (trx) => lockProducts(trx, [idOf(1), idOf(2)], me)],
  ['findProducts', (trx) => findProducts(trx, [idOf(1), idOf(2500)])],
  ['listProductsAfter', (trx) => listProductsAfter(trx, me, idOf(50), 20)],
  ['findBySku', (trx) => findBySku(trx, me, ['c-7', 'C-8'])],
  ['findBatch', (trx) => findBatch(trx, me, me, new Date())],
  ['deleteOldBatches', (trx) => deleteOldBatches(trx, new Date())],
  ['lockBatchProducts', (trx) => lockBatchProducts(trx, me)],
  ['findUsedProducts', (trx) => findUsedProducts(trx, [idOf(1), idOf(2500)])],
  ['lockAsSeen', (trx) => lockAsSeen(trx, [{ id: idOf(1), version: 1, stockQuantity: 1 }])],
  ['restoreProducts', (trx) => restoreProducts(trx, me, [{ id: idOf(2), logId: idOf(2) }], author)],
  ['findOwnPictures', (trx) => findOwnPictures(trx, me, [{ id: me, name: 'a.webp' }])],
  ['findProduct', (trx) => findProduct(trx, me, me)],
  ['listRequests', (trx) => listRequests(trx, page)],
  ['listRequests by industry', (trx) => listRequests(trx, page, { industry: ['Mining'] })],
  ['listRequests by industries', (trx) => listRequests(trx, page, { industry: ['Mining', 'Farming'] })],
  ['listRequests without a quote of mine', (trx) => listRequests(trx, page, { unquotedBy: me })],
  ['listSentRequests', (trx) => listSentRequests(trx, me, page)],
  ['listSentRequests by status', (trx) => listSentRequests(trx, me, page, 'open')],
  ['listReceivedRequests', (trx) => listReceived(trx, me, page)],
  ['listReceivedRequests by status', (trx) => listReceived(trx, me, page, 'open')],
  ['findRequest', (trx) => findRequest(trx, idOf(10_004), me)],
  ['hasOrder', (trx) => hasOrder(trx, idOf(10_004))],
  ['listRequestQuotes of a client', (trx) => listRequestQuotes(trx, idOf(10_001), me, page)],
  ['listRequestQuotes of a vendor', (trx) => listRequestQuotes(trx, idOf(10_001), idOf(130), page)],
  ['findQuote', (trx) => findQuote(trx, idOf(4), me)],
  ['findOrder', (trx) => findOrder(trx, idOf(4), me)],
  ['findOrderOfQuote', (trx) => findOrderOfQuote(trx, idOf(4))],
  ['findFirstShipment', (trx) => findFirstShipment(trx, idOf(4))],
  ['countShipments', (trx) => countShipments(trx, idOf(4))],
  [
    'hasNote',
    (trx) => hasNote(trx, { quoteId: idOf(4), memberId: me, text: 'Hello', since: '2026-01-01T00:00:00Z' }),
  ],
  ['listOpenEstimates', (trx) => listOpenEstimates(trx, me)],
  // None is due.
  ['findRunningOrders', (trx) => findRunningOrders(trx, idOf(4))],
  ['lockOpenDeals', (trx) => lockOpenDeals(trx, idOf(4))],
  // None is due.
  ['findLeft', (trx) => findLeft(trx, new Date(0))],
  ['completeDeliveredOrders', (trx) => completeDeliveredOrders(trx, new Date(0))],
  ...[undefined, ...dealViews].flatMap((view) =>
    [undefined, ...(['client', 'vendor'] as const)].map((side): [string, (db: Db) => Promise<unknown>] => [
      `listDeals ${view ?? 'of all views'} of ${side ?? 'both sides'}`,
      (trx) => listDeals(trx, me, page, { view, side, now: new Date() }),
    ]),
  ),
  ...[undefined, ...(['client', 'vendor'] as const)].flatMap((side) => [
    ...DealStep.enum.map((status): [string, (db: Db) => Promise<unknown>] => [
      `listDeals ${status} of ${side ?? 'both sides'}`,
      (trx) => listDeals(trx, me, page, { status, side, now: new Date() }),
    ]),
    ...DealDue.enum.map((due): [string, (db: Db) => Promise<unknown>] => [
      `listDeals due ${due} of ${side ?? 'both sides'}`,
      (trx) => listDeals(trx, me, page, { due, side, now: new Date() }),
    ]),
  ]),
  ['findFile', (trx) => findFile(trx, { id: me, name: 'a.webp' }, 1600, me)],
  ['addLinks', (trx) => addLinks(trx, { companyId: me, subject: `quote:${idOf(4)}`, ids: [me] })],
  ['removeLinks', (trx) => removeLinks(trx, { subject: `quote:${idOf(4)}`, except: [me] })],
  ['readChunk', (trx) => readChunk(trx, { fileId: me, width: 1600 }, 0)],
  ['findUsage', (trx) => findUsage(trx, me)],
  [
    'replaceLinks',
    (trx) =>
      replaceLinks(trx, {
        companyId: me,
        subjects: [`avatar:${me}`],
        links: [{ id: me, name: 'a.webp', subject: `avatar:${me}` }],
      }),
  ],
  ['deleteUnlinkedFiles', (trx) => deleteUnlinkedFiles(trx, new Date(0))],
  ['findSpellings', (trx) => findSpellings(trx, ['copmany', 'coli', 'coils'])],
  ['findSpellings of known words', (trx) => findSpellings(trx, ['company', 'coils'], { all: true })],
  [
    'findBest of each kind',
    (trx) => findBest(trx, { companies: search, products: search, requests: search }, me),
  ],
  ['findBest for a word that all rows hold', (trx) => findBest(trx, { products: searchCommon }, me)],
  [
    'findBest by words and price',
    (trx) => findBest(trx, { products: { ...searchCommon, range: cheap } }, me),
  ],
  [
    'findBest by price',
    (trx) => findBest(trx, { products: { text: '', exact: '', limit: 5, range: cheap } }, me),
  ],
  ['findRelations', (trx) => findRelations(trx, [{ me, other }])],
  ['readCompanies', (trx) => readCompanies(trx, [me, other], me)],
  ['readProducts', (trx) => readProducts(trx, [me, other])],
  ['readRequests', (trx) => readRequests(trx, [me, other])],
  ['isAnyFound', (trx) => isAnyFound(trx, { products: { ...missing, range: cheap }, others: missing }, me)],
  [
    'findNearest',
    (trx) => findNearest(trx, { words: ["'coil':*", "'1717':*", "'zeppelin':*"], range: cheap }, me),
  ],
  [
    'the next page of findBest',
    (trx) => findBest(trx, { products: { ...search, after: { isExact: true, rank: 0.06, id: me } } }, me),
  ],
])('%s is one query, by index, that never reads a whole table', async (_name, run) => {
  const plans = await plansOf(run);
  expect(plans).toHaveLength(1);
  const nodes = nodesOf(plans[0]!);
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  const rows = nodes.map(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  );
  expect(Math.max(...rows)).toBeLessThanOrEqual(companies / every);
});

test.each<[string, number, (db: Db) => Promise<unknown>]>([
  ['what a block ends', 2, (trx) => lockOpenQuotes(trx, me, idOf(130))],
  ['a message to delete', 2, (trx) => lockMessage(trx, idOf(20_001), me)],
  ['what waits', 2, (trx) => findWaiting(trx, reader, { after: new Date(0), until: new Date() })],
  [
    'since when something waits',
    2,
    (trx) => findFirstWaiting(trx, reader, { after: new Date(0), until: new Date() }),
  ],
  ['which words to forget', 2, (trx) => forgetWords(trx, me, ['zeppelin', 'coil', '1717', 'company'])],
  ['who is due', 1, (trx) => insertDue(trx, { after: new Date(0), until: new Date(1) }, new Date())],
])('%s is found by index', async (_what, statements, run) => {
  const plans = await plansOf(run);
  expect(plans).toHaveLength(statements);
  for (const plan of plans)
    expect(nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
});

test.each(
  DealDue.enum.flatMap((due) => [
    [due, 'first', undefined] as const,
    [due, 'next', new Date(0).toISOString()] as const,
  ]),
)(
  'what is due (%s) is read from the index of due days, the %s page too, and nothing else',
  async (due, _which, dueAt) => {
    const [plan] = await plansOf((trx) =>
      listDeals(trx, me, { ...firstPage(1), dueAt }, { due, now: new Date() }),
    );
    const reads = nodesOf(plan!).filter((node) => node['Relation Name'] === 'quotes');
    expect(reads.length).toBeGreaterThan(1);
    for (const read of reads) {
      expect(read['Index Name']).toMatch(/^quotes_(client|vendor)_due_idx$/);
      expect(read['Index Cond']).toMatch(/stage.*due_at/);
      expect(read['Rows Removed by Filter'] ?? 0).toBe(0);
    }
  },
);

test('a list of connections reads no message that is read, but the last ones', async () => {
  const [plan] = await plansOf((trx) => listConnected(trx, talker, page));
  const read = nodesOf(plan!)
    .filter((node) => node['Relation Name'] === 'messages')
    .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(page.limit + 1);
});

/** What a plan reads, without what it reads of blocks. */
const readsOf = (plan: Plan): string[] =>
  nodesOf(plan).flatMap((node) => {
    const relation = node['Relation Name'];
    return relation === undefined || relation === 'blocks'
      ? []
      : [`${node['Node Type']} ${relation} ${node['Actual Rows'] * node['Actual Loops']}`];
  });

test.each<[name: string, run: (db: Db, viewer: string | null) => Promise<unknown>]>([
  ...productSorts.map((sort): [string, (db: Db, viewer: string | null) => Promise<unknown>] => [
    `listProducts by ${sort}`,
    (trx, viewer) => listProducts(trx, { ...productPage(sort), viewer }),
  ]),
  ['listRequests', (trx, viewer) => listRequests(trx, page, { viewer })],
  ['findBest of products', (trx, viewer) => findBest(trx, { products: search }, viewer)],
  ['findBest of requests', (trx, viewer) => findBest(trx, { requests: searchCommon }, viewer)],
])('%s reads the same for a company without blocks, and these once', async (_name, run) => {
  const [asGuest] = await plansOf((trx) => run(trx, null));
  const [asCompany] = await plansOf((trx) => run(trx, other));
  expect(readsOf(asCompany!)).toEqual(readsOf(asGuest!));
  const blocks = nodesOf(asCompany!).filter((node) => node['Relation Name'] === 'blocks');
  expect(blocks.map((node) => node['Actual Rows'] * node['Actual Loops'])).toEqual([0, 0]);
  expect(blocks.map((node) => node['Actual Loops'])).toEqual([1, 1]);
});
