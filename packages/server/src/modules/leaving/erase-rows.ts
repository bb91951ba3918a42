import { defaultZone } from '@guildhall/contract';
import { sql, type Kysely, type UpdateObject } from 'kysely';
import type { Database } from '#db/schema.ts';
import { unknownCompany } from './unknown-company.ts';
import { forgetWords, wordsOf } from './words.ts';

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
  const words = await wordsOf(trx, 'companies', [id]);
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
  await forgetWords(trx, id, words);
  return true;
}
