import type { EmailKind } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

/** Chooses which kinds `of` those that concern a member it gets emails about; the others stay as they are. */
export async function chooseEmails(
  db: Db,
  memberId: string,
  { of, wanted }: { of: readonly EmailKind[]; wanted: readonly EmailKind[] },
): Promise<void> {
  const off = of.filter((kind) => !wanted.includes(kind));
  await db
    .updateTable('members')
    .set({
      emails_off: sql<
        EmailKind[]
      >`array(select kind from unnest(emails_off) kind where kind <> all(${of}::text[]))
        || ${off}::text[]`,
    })
    .where('id', '=', memberId)
    .execute();
}

/** Ends a member's emails of some kinds. */
export async function endEmails(db: Db, memberId: string, kinds: readonly EmailKind[]): Promise<void> {
  await db
    .updateTable('members')
    .set({
      emails_off: sql<
        EmailKind[]
      >`array(select distinct kind from unnest(emails_off || ${kinds}::text[]) kind)`,
    })
    .where('id', '=', memberId)
    .execute();
}

/** What the links of a member's emails are signed with. */
export async function findSecret(db: Db, memberId: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('members')
    .select('email_secret as secret')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member?.secret;
}
