import { minReplySample, type CompanyEvidence } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { plannedEachTime } from '#db/prepare.ts';
import type { Database } from '#db/schema.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { uuid } from '#db/uuid.ts';

type Db = Kysely<Database>;

/** The newest replies that count, at most. */
const maxSample = 200;
/** How far back they are looked for, in milliseconds. */
const period = 90 * 24 * 60 * 60 * 1000;
/** A reply after more messages than these is not looked for. */
const maxUnanswered = 50;

/**
 * The median of a company's newest first replies, null for too few of them. A first reply is its first message, a card
 * too, after one of the other company that opened the conversation; of several such openings the first counts. To a
 * direct request it is the first offer or note of the vendor. What has had no reply does not count.
 */
const firstReply = (
  company: RawBuilder<string>,
  since: Date,
): RawBuilder<CompanyEvidence['firstReply']> => sql`(
  select json_build_object(
    'minutes', greatest(1, round(percentile_cont(0.5) within group (order by extract(epoch from at - asked_at)) / 60)),
    'sample', count(*))
  from (
    (select min(opening.created_at) as asked_at, reply.created_at as at
      from (
        select company_a, company_b, seq, created_at from messages
        where opens_for = ${company} and created_at > ${since}
        order by created_at desc limit ${maxSample}
      ) opening
      cross join lateral (
        select id, created_at from messages
        where company_a = opening.company_a and company_b = opening.company_b
          and seq > opening.seq and seq <= opening.seq + ${maxUnanswered} and sender_id = ${company}
        order by seq limit 1
      ) reply
      group by reply.id, reply.created_at)
    union all
    (select asked.created_at, least(offer.at, note.at)
      from (
        select id, created_at from requests where vendor_id = ${company} and created_at > ${since}
        order by created_at desc limit ${maxSample}
      ) asked
      join quotes on quotes.request_id = asked.id and quotes.vendor_id = ${company}
      left join lateral (
        select at from offers where quote_id = quotes.id and by = 'vendor' order by number limit 1
      ) offer on true
      left join lateral (
        select at from quote_notes where quote_id = quotes.id and by = 'vendor' order by id limit 1
      ) note on true
      where num_nonnulls(offer.at, note.at) > 0)
    order by at desc limit ${maxSample}
  ) replies
  having count(*) >= ${minReplySample})`;

/** What the badges of a company rest on, for `me` or without a company anyone; undefined when it is not active. */
export const findEvidence = (db: Db, id: string, now: Date, me: string | null) => {
  const company = uuid(id);
  return (
    db
      .selectFrom('active_companies as companies')
      .select(['companies.id as _id', 'companies.created_at as memberSince'])
      .select((eb) => [
        eb
          .exists(
            eb
              .selectFrom('members')
              .select('members.id')
              .where('company_id', '=', id)
              .where('role', '=', 'owner')
              .where('members.status', '=', 'active')
              .where('email_confirmed_at', 'is not', null),
          )
          .$castTo<boolean>()
          .as('emailConfirmed'),
        sql<number>`(select count(*) from connections where sender_id = ${company} and status = 'connected')
        + (select count(*) from connections where receiver_id = ${company} and status = 'connected')`.as(
          'connections',
        ),
        firstReply(company, new Date(now.getTime() - period)).as('firstReply'),
      ])
      .where('companies.id', '=', id)
      .where(isUnblocked(sql.ref('companies.id'), me))
      // Of a company with many messages and requests only the newest are read.
      .modifyFront(plannedEachTime)
      .executeTakeFirst()
  );
};

/** Whether an active company, other than the reader's own, has the same name apart from case, spaces and punctuation. A name of nothing else is like none. */
export const isNameTaken = async (db: Db, name: string, readerId: string | null): Promise<boolean> => {
  const row = await db
    .selectFrom('active_companies')
    .select('id')
    .where(sql<boolean>`name_key(company_name) = nullif(name_key(${name}), '')`)
    .$if(readerId !== null, (query) => query.where('id', '!=', readerId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
