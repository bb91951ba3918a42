import { sql, type Insertable, type Kysely } from 'kysely';
import type { AttachedFile, Database, FilesTable } from '#db/schema.ts';
import type { FileName } from '#file-url.ts';
import { isVisibleDeal } from '#modules/blocks/expressions.ts';
import { isReadableMessage } from '#modules/chat/readable.ts';
import { isReadableRequest } from '#modules/requests/readable.ts';
import { contentLength } from './contents.ts';
import { publicKinds, type Subject } from './subject.ts';

type Db = Kysely<Database>;

const day = 24 * 60 * 60 * 1000;

/** A picture is kept in that width, a document without one. */
const keptWidth = (wanted: number) =>
  sql<number>`case when files.width is null then 0 else ${wanted}::int end`;

const isPublic = sql<boolean>`exists (select from file_links
    where file_id = files.id and split_part(subject, ':', 1) = any(${publicKinds}))
  and exists (select from active_companies where active_companies.id = files.company_id)`;

/** Whether a company may read what the file is attached to. */
const isReadable = (companyId: string | null) =>
  sql<boolean>`(exists (select from file_links join quotes on quotes.id = split_part(subject, ':', 2)::uuid
      where file_id = files.id and subject like 'quote:%' and ${companyId}::uuid in (quotes.client_id, quotes.vendor_id)
        and ${isVisibleDeal(companyId)})
    or exists (select from file_links join company_requests on company_requests.id = split_part(subject, ':', 2)::uuid
      where file_id = files.id and subject like 'request-file:%' and ${isReadableRequest('company_requests', companyId)})
    or exists (select from file_links join messages on messages.id = split_part(subject, ':', 2)::uuid
      where file_id = files.id and subject like 'message:%'
        and ${companyId}::uuid in (messages.company_a, messages.company_b) and ${isReadableMessage()}))`;

/**
 * A file with this id and name that a company may read, without a company one that anyone may: where its bytes in that
 * width are and how many, and whether it is of something public, for ever.
 */
export const findFile = (db: Db, { id, name }: FileName, wanted: number, companyId: string | null) =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'type', isPublic.as('isPublic')])
    .select([
      keptWidth(wanted).as('width'),
      contentLength(sql.ref('files.id'), keptWidth(wanted)).as('bytes'),
    ])
    .where('id', '=', id)
    .where('name', '=', name)
    .where(sql<boolean>`(company_id = ${companyId}::uuid or (${isPublic}) or ${isReadable(companyId)})`)
    .executeTakeFirst();

export const insertFile = (db: Db, row: Omit<Insertable<FilesTable>, 'unlinked_at'>) =>
  db
    .insertInto('files')
    .values({ ...row, unlinked_at: row.created_at })
    .execute();

/** The bytes that the files of a company take, and those of all companies. */
export async function findUsage(db: Db, companyId: string): Promise<{ company: number; all: number }> {
  const rows = await db
    .selectFrom('file_usage')
    .selectAll()
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('company_id', 'is', null)]))
    .execute();
  const bytesOf = (id: string | null) => rows.find((row) => row.company_id === id)?.bytes ?? 0;
  return { company: bytesOf(companyId), all: bytesOf(null) };
}

/** A picture that a subject refers to. */
interface Link extends FileName {
  subject: Subject;
}

/** The ids of those of these pictures that are the company's. */
export async function findOwnPictures(
  db: Db,
  companyId: string,
  files: readonly FileName[],
): Promise<Set<string>> {
  const ids = files.map(({ id }) => id);
  const names = files.map(({ name }) => name);
  const own = await db
    .selectFrom('files')
    .innerJoin(
      sql<FileName>`unnest(${ids}::uuid[], ${names}::text[])`.as<'wanted'>(sql`wanted(id, name)`),
      (join) => join.onRef('wanted.id', '=', 'files.id').onRef('wanted.name', '=', 'files.name'),
    )
    .select('files.id')
    .where('company_id', '=', companyId)
    .where('width', 'is not', null)
    .execute();
  return new Set(own.map(({ id }) => id));
}

/** Which files of a company: those that belong to the subjects, and those with these ids. */
interface FilesOf {
  companyId: string;
  subjects: readonly Subject[];
  ids?: readonly string[];
}

const isOf = ({ companyId, subjects, ids = [] }: FilesOf) =>
  sql<boolean>`company_id = ${companyId}::uuid and id in (select unnest(${ids}::uuid[])
    union select file_id from file_links where subject = any(${subjects}::text[]))`;

/** Locks files in one order, before any is linked or unlinked, which locks it too. */
export const lockFiles = (trx: Db, files: FilesOf) =>
  trx.selectFrom('files').select('id').where(isOf(files)).orderBy('id').forUpdate().execute();

/**
 * Makes these pictures of the company the only ones of the subjects. Returns the ids of those that are its own; the
 * others are not linked. Locks them, so that none is deleted before the end of the transaction.
 */
export async function replaceLinks(
  db: Db,
  { companyId, subjects, links }: { companyId: string; subjects: readonly Subject[]; links: readonly Link[] },
): Promise<Set<string>> {
  const ids = links.map(({ id }) => id);
  const names = links.map(({ name }) => name);
  const ofSubjects = links.map(({ subject }) => subject);
  const own = await db
    // All of them, in one order, before the first link is changed: what changes a link locks its file too.
    .with('locked', (qb) =>
      qb
        .selectFrom('files')
        .select(['id', 'name', 'width'])
        .where(isOf({ companyId, subjects, ids }))
        .orderBy('id')
        .forUpdate(),
    )
    .with('own', (qb) =>
      qb
        .selectFrom('locked')
        .innerJoin(
          sql<Link>`unnest(${ids}::uuid[], ${names}::text[], ${ofSubjects}::text[])`.as<'wanted'>(
            sql`wanted(id, name, subject)`,
          ),
          (join) => join.onRef('wanted.id', '=', 'locked.id').onRef('wanted.name', '=', 'locked.name'),
        )
        .select(['locked.id', 'wanted.subject'])
        .where('locked.width', 'is not', null),
    )
    .with('removed', (qb) =>
      qb
        .deleteFrom('file_links')
        .where('file_id', 'in', (eb) => eb.selectFrom('locked').select('id'))
        .where(sql<boolean>`subject = any(${subjects}::text[])`)
        .where(
          sql<boolean>`(file_id, subject) not in (select * from unnest(${ids}::uuid[], ${ofSubjects}::text[]))`,
        ),
    )
    .with('added', (qb) =>
      qb
        .insertInto('file_links')
        .columns(['file_id', 'subject'])
        .expression((eb) => eb.selectFrom('own').select(['own.id', 'own.subject']).distinct())
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('own')
    .select('own.id')
    .execute();
  return new Set(own.map(({ id }) => id));
}

/**
 * Lets files of the company belong to a subject too. Returns what is known of those that are its own, by their ids.
 * Locks them in one order, so that none is deleted before the end of the transaction.
 */
export async function addLinks(
  trx: Db,
  { companyId, subject, ids }: { companyId: string; subject: Subject; ids: readonly string[] },
): Promise<Map<string, AttachedFile>> {
  const own = await trx
    .with('own', (qb) =>
      qb
        .selectFrom('files')
        .select(['id', 'name', 'type', 'bytes', 'width', 'height'])
        .$narrowType<Pick<AttachedFile, 'type'>>()
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .where('company_id', '=', companyId)
        .orderBy('id')
        .forUpdate(),
    )
    .with('added', (qb) =>
      qb
        .insertInto('file_links')
        .columns(['file_id', 'subject'])
        .expression((eb) =>
          eb.selectFrom('own').select(['own.id', sql<string>`${subject}::text`.as('subject')]),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('own')
    .selectAll()
    .execute();
  return new Map(own.map((file) => [file.id, file]));
}

/** Lets only these files belong to a subject. */
export const removeLinks = (trx: Db, { subject, except }: { subject: Subject; except: readonly string[] }) =>
  trx
    .deleteFrom('file_links')
    .where('subject', '=', subject)
    .where(sql<boolean>`file_id <> all(${except}::uuid[])`)
    .execute();

/** Deletes the files that nothing has referred to for a day. */
export async function deleteUnlinkedFiles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('files')
    .where('unlinked_at', '<=', new Date(now.getTime() - day))
    .execute();
}
