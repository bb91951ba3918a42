import type { Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDealServer, type DealServer } from '../test/negotiation.ts';
import { startTestServer, type TestServer } from '../test/server.ts';

const month = 30 * 24 * 60 * 60 * 1000;
/** More than one transaction of a job takes. */
const many = 120;

let server: DealServer;
let [client, vendor]: Session[] = [];
/** Another node, a month later, which does what is due when it starts. */
let node: TestServer;
const log: string[] = [];
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor] = [await server.company(), await server.company()];
  const order = await server.order(client, vendor);
  const { db, newId } = server.context;
  const ids = Array.from({ length: many }, () => newId());
  const [clientId, vendorId] = [client.user._id, vendor.user._id];
  await sql`insert into requests (id, client_id, vendor_id, request, budget, supply_industry, created_at)
    select id, ${clientId}, ${vendorId}, 'Coil', '', '', now() from unnest(${ids}::uuid[]) id`.execute(db);
  await sql`insert into quotes (id, request_id, client_id, vendor_id, place, created_at, updated_at)
    select id, id, ${clientId}, ${vendorId}, id, now(), now() from unnest(${ids}::uuid[]) id`.execute(db);
  await sql`insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', due, 'number', due,
      'quote_id', due, 'request_id', due, 'status', 'delivered', 'delivered_at', now()))).*
    from orders, unnest(${ids}::uuid[]) due where orders.id = ${order.id}`.execute(db);
  await sql`insert into companies (id, company_name, email, created_at, status, leaving_until)
    select id, 'Left', '', now(), 'leaving', now() from unnest(${ids}::uuid[]) id`.execute(db);
  // What two of the jobs need is not there.
  await sql`alter table devices rename last_used_at to used_at`.execute(db);
  await sql`alter table declines rename declined_at to said_at`.execute(db);
  node = await startTestServer({
    databaseUrl: server.databaseUrl,
    now: () => new Date(Date.now() + month),
    onLog: (line) => log.push(line),
  });
});
afterAll(async () => {
  await node.close();
  await server.close();
});

const countOf = async (table: 'orders' | 'companies', status: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where status = ${status}`.execute(server.context.db);
  return rows[0]!.count;
};

test('all that is due is done in one run, however much it is', async () => {
  await expect.poll(() => countOf('orders', 'completed')).toBe(many);
  await expect.poll(() => countOf('companies', 'erased')).toBe(many);
});

test('each part that fails is logged by its name, and keeps no other from its work', () => {
  const failed = log.flatMap((line) => {
    const { job, msg } = JSON.parse(line) as { job?: string; msg: string };
    return msg === 'A part of the hourly work has failed' ? [job] : [];
  });
  expect(new Set(failed)).toEqual(new Set(['delete expired declines', 'delete unused devices']));
});
