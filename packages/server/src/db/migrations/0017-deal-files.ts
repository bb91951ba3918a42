import { sql, type Kysely, type RawBuilder } from 'kysely';

const columns = [
  sql`alter table requests add column files jsonb not null default '[]'`,
  sql`alter table offers add column files jsonb not null default '[]'`,
  // Its columns are those of the table when the view is made.
  sql`drop view board_requests`,
  sql`drop view company_requests`,
  sql`create view company_requests as
    select requests.*, companies.company_name as client_name, companies.avatar as client_avatar,
      companies.status as client_status
    from requests join companies on companies.id = requests.client_id`,
  sql`create view board_requests as select * from company_requests
    where status = 'open' and vendor_id is null and client_status = 'active'`,
  sql`alter table companies add column gstin text not null default ''`,
  sql`update orders set client = client || '{"gstin": ""}', vendor = vendor || '{"gstin": ""}'`,
];

const answer = sql.raw('answer::jsonb');

/** Changes a part of the stored responses, because a call that is sent again gets its first response, with new fields too. */
const changeAnswers = (part: 'request' | 'quote' | 'order' | 'user', changed: RawBuilder<unknown>) =>
  sql`update idempotency_keys set answer = jsonb_set(${answer}, array[${sql.lit(part)}], ${changed})::json
    where jsonb_typeof(${answer} -> ${sql.lit(part)}) = 'object'`;

const noFiles = sql`'{"files": []}'::jsonb`;
const noGstin = sql`'{"gstin": ""}'::jsonb`;

const storedResponses = [
  changeAnswers('request', sql`${noFiles} || (${answer} -> 'request')`),
  changeAnswers(
    'quote',
    sql`(${answer} -> 'quote') || jsonb_build_object(
      'request', ${noFiles} || (${answer} #> '{quote,request}'),
      'offers', (select coalesce(jsonb_agg(${noFiles} || offer order by place), '[]')
        from jsonb_array_elements(${answer} #> '{quote,offers}') with ordinality offers(offer, place)))`,
  ),
  changeAnswers(
    'order',
    sql`(${answer} -> 'order') || jsonb_build_object(
      'client', ${noGstin} || (${answer} #> '{order,client}'),
      'vendor', ${noGstin} || (${answer} #> '{order,vendor}'),
      'taxes', jsonb_build_array(jsonb_build_object('name', 'GST', 'amount', ${answer} #> '{order,totals,tax}')))`,
  ),
  changeAnswers('user', sql`${noGstin} || (${answer} -> 'user')`),
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, ...storedResponses]) await statement.execute(db);
}
