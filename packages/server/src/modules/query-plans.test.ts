import { CompiledQuery, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { firstPage } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { findLastSeq, insertMessage, listMessages } from './chat/queries.ts';
import { findConnectionState, listConnected, listPending, listSent } from './connections/queries.ts';
import { listProducts, listVendorProducts } from './products/queries.ts';
import { listRequests } from './requests/queries.ts';
import { findCredentials, findOwnProfile, listCompanies, listNewCompanies } from './users/queries.ts';

const companies = 2000;
const page = firstPage(20);
const id = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** Connected with every second company, so that skipping those has a price. */
const me = id(1);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  const numbered = sql.raw(`('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`);
  await sql`insert into companies (id, company_name, email, password_hash, created_at)
    select ${numbered}, 'Company ' || n, n || '@x.example', '', now() from generate_series(1, ${companies}) n`.execute(db);
  await sql`insert into connections (id, sender_id, receiver_id, status, created_at, accepted_at)
    select gen_random_uuid(), case when n % 4 = 0 then ${me}::uuid else ${numbered} end,
      case when n % 4 = 0 then ${numbered} else ${me}::uuid end, 'connected', now(), now()
    from generate_series(2, ${companies}, 2) n`.execute(db);
});
