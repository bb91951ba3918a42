import { activityKinds, type ActivityKind, type ActivityQuery } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Page } from '#db/page.ts';
import type { ActivityTable, Database } from '#db/schema.ts';
import { isUnblocked, isVisibleDeal } from '#modules/blocks/expressions.ts';
import { requestTitle } from '#modules/requests/queries.ts';
import { uuid } from '#db/uuid.ts';

type Filters = Pick<ActivityQuery, 'memberId' | 'kind'>;
type Name = RawBuilder<string | null>;

/** A name that `me` may see of what an entry is about, by the kind of the action. */
const namesFor = (me: string): Partial<Record<ActivityKind, Name>> => {
  const otherOf = (one: string, other: string) => sql`(select company_name from active_companies where id =
    case ${uuid(me)} when ${sql.ref(one)} then ${sql.ref(other)} else ${sql.ref(one)} end
    and ${isUnblocked(sql.ref('active_companies.id'), me)})`;
  const member: Name = sql`(select name from members where id = subject and company_id = ${uuid(me)})`;
  const request: Name = sql`(select ${requestTitle} from requests where id = subject
    and ${isUnblocked(sql.ref('client_id'), me)})`;
  return {
    company: sql`(select company_name from active_companies where id = subject and id <> ${uuid(me)})`,
    password: member,
    session: member,
    member,
    connection: sql`(select ${otherOf('sender_id', 'receiver_id')} from connections where id = subject)`,
    message: sql`(select ${otherOf('company_a', 'company_b')} from messages where id = subject)`,
    product: sql`(select name from company_products where id = subject
      and (vendor_id = ${uuid(me)}
        or (status = 'active' and vendor_status = 'active' and ${isUnblocked(sql.ref('vendor_id'), me)})))`,
    request,
    estimate: request,
    quote: sql`(select ${requestTitle} from quotes join requests on requests.id = request_id where quotes.id = subject
      and ${isVisibleDeal(me)})`,
    order: sql`(select number from orders where id = subject)`,
    file: sql`(select name from files where id = subject)`,
  };
};

const kindOf = (action: RawBuilder<unknown>) => sql<string>`split_part(${action}, '.', 1)`;

/**
 * The entries of a page. Those of a member are the newest of each kind, because one index finds them by member and kind:
 * there are few kinds.
 */
function entriesOf(me: string, { limit, before }: Page, { memberId, kind }: Filters) {
  const newest = sql`order by id desc limit ${limit + 1}`;
  const action = sql.ref('action');
  const ofCompany = sql`select * from activity where company_id = ${me} and id < ${before}`;
  const ofMember = sql`${ofCompany} and member_id = ${memberId}`;
  if (kind !== undefined)
    return sql`${memberId === undefined ? ofCompany : ofMember} and ${kindOf(action)} = ${kind} ${newest}`;
  if (memberId === undefined) return sql`${ofCompany} ${newest}`;
  return sql`select entry.* from unnest(${[...activityKinds]}::text[]) kind
    cross join lateral (${ofMember} and ${kindOf(action)} = kind ${newest}) entry ${newest}`;
}

/** What the members of a company did, newest first. */
export const listActivity = (db: Kysely<Database>, me: string, page: Page, filters: Filters = {}) => {
  const names = Object.entries(namesFor(me)).map(([kind, name]) => sql`when ${sql.lit(kind)} then ${name}`);
  return db
    .selectFrom(sql<Selectable<ActivityTable>>`(${entriesOf(me, page, filters)})`.as<'entries'>(sql`entries`))
    .select(['id', 'action', 'member_id as memberId', 'member_name as memberName', 'subject', 'at'])
    .select(
      sql<string | null>`case ${kindOf(sql.ref('action'))} ${sql.join(names, sql` `)} end`.as('subjectName'),
    )
    .select(
      sql<string | null>`case ${kindOf(sql.ref('action'))} when 'order' then
        (select quote_id from orders where orders.id = subject) end`.as('quoteId'),
    )
    .orderBy('id', 'desc')
    .execute();
};
