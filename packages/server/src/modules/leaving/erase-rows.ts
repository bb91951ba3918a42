import { defaultZone } from '@guildhall/contract';
import { sql, type Kysely, type UpdateObject } from 'kysely';
import type { Database } from '#db/schema.ts';
import { unknownCompany } from './unknown-company.ts';

type Db = Kysely<Database>;

const emptyCompany: UpdateObject<Database, 'companies'> = {
  status: 'erased',
  company_name: unknownCompany.name,
  email: '',
  avatar: null,
  admin_email: '',
  address: '',
  company_industry: '',
  company_size: '',
  client_industry: '',
  pan_number: '',
  gstin: '',
  product_types: '',
  supplier_industry: '',
  supply_type: '',
  employee_emails: [],
  zone: defaultZone,
};

/** The words by which a company is found. */
async function wordsOf(trx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{
    word: string;
  }>`select unnest(tsvector_to_array(search)) as word from companies where id = ${id}`.execute(trx);
  return rows.map(({ word }) => word);
}

/** Forgets those of these words that nothing of other companies holds: they could be a name. */
async function forgetWords(trx: Db, id: string, words: readonly string[]): Promise<void> {
  const isHeld = (table: 'companies' | 'products' | 'requests', owner: string) =>
    sql`exists (select from ${sql.table(table)} where search @@ lexeme.query and ${sql.ref(owner)} <> ${id}::uuid)`;
  await sql`delete from search_words using (
      select word, ('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery as query
      from unnest(${words}::text[]) word
    ) lexeme
    where search_words.word = lexeme.word
      and not (${isHeld('companies', 'id')} or ${isHeld('products', 'vendor_id')} or ${isHeld('requests', 'client_id')})`.execute(
    trx,
  );
}

/**
 * Empties the row of a company whose time is over, and removes its members: from then on it cannot come back. False when
 * it has come back before.
 */
export async function emptyRows(trx: Db, id: string, now: Date): Promise<boolean> {
  // Members first, as a log-in does.
  const members = await trx
    .selectFrom('members')
    .select(['id', 'email'])
    .where('company_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const company = await trx
    .selectFrom('companies')
    .select(['status', 'email'])
    .where('id', '=', id)
    .where('status', 'in', ['leaving', 'erased'])
    .where('leaving_until', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!company || company.status === 'erased') return company !== undefined;
  const memberIds = members.map((member) => member.id);
  const emails = [company.email, ...members.map(({ email }) => email)];
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`recipient = any(${emails}::text[])`)
    .execute();
  // Also to addresses that members had before, or have asked for.
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`parameters ->> 'memberId' = any(${memberIds}::text[])`)
    .execute();
  // Nobody is invited to it any more.
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'invitation')
    .where(
      sql<boolean>`parameters ->> 'invitationId' in (select id::text from invitations where company_id = ${id}::uuid)`,
    )
    .execute();
  const words = await wordsOf(trx, id);
  await forgetWords(trx, id, words);
  await trx.updateTable('companies').set(emptyCompany).where('id', '=', id).execute();
  // Their sessions end by the change of the status.
  await trx
    .updateTable('members')
    .set({
      status: 'removed',
      name: '',
      email: '',
      password_hash: '',
      email_confirmed_at: null,
      new_email: null,
      new_email_until: null,
    })
    .where('company_id', '=', id)
    .execute();
  for (const table of [
    'devices',
    'password_resets',
    'email_links',
    'idempotency_keys',
    'waiting_emails',
  ] as const)
    await trx
      .deleteFrom(table)
      .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
      .execute();
  for (const table of [
    'saved_products',
    'write_buckets',
    'invitations',
    'blocks',
    'reports',
    'suspensions',
    'notifications',
    'notification_counters',
  ] as const)
    await trx.deleteFrom(table).where('company_id', '=', id).execute();
  await trx.deleteFrom('blocks').where('blocked_id', '=', id).execute();
  await trx.deleteFrom('notifications').where('other_id', '=', id).execute();
  // The words of a report can name a company or what it has sent.
  await trx.deleteFrom('reports').where('reported_id', '=', id).execute();
  await trx
    .deleteFrom('declines')
    .where((eb) => eb.or([eb('sender_id', '=', id), eb('receiver_id', '=', id)]))
    .execute();
  await trx.deleteFrom('file_links').where('subject', '=', `avatar:${id}`).execute();
  return true;
}
