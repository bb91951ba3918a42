import type { Kysely } from 'kysely';
import type { AttachedFile, Database } from '#db/schema.ts';
import { parseFileUrl } from '#file-url.ts';
import { BadRequestError } from '#http/errors.ts';
import { addLinks, findOwnPictures, lockFiles, removeLinks, replaceLinks } from './queries.ts';
import type { Subject } from './subject.ts';

/** The sentence about an uploaded picture that is not the company's. */
export const foreignPicture = 'This is not an image that your company has uploaded, or it has been deleted.';

interface Pictures {
  companyId: string;
  subject: Subject;
  /** Addresses of pictures, by the field that has each. Those on other hosts are left out. */
  fields: Readonly<Record<string, string | null>>;
}

/**
 * Makes the pictures of a subject readable for those who may see it, and those that it had before no longer. To be called
 * in the transaction that saves the addresses, after the subject is locked. Throws BadRequestError for a file that is
 * not a picture of the company.
 */
export async function linkPictures(
  db: Kysely<Database>,
  { companyId, subject, fields }: Pictures,
): Promise<void> {
  const files = Object.entries(fields).flatMap(([field, url]) => {
    const file = url === null ? undefined : parseFileUrl(url);
    return file ? [{ ...file, field }] : [];
  });
  const links = files.map(({ id, name }) => ({ id, name, subject }));
  const own = await replaceLinks(db, { companyId, subjects: [subject], links });
  const others = files.filter(({ id }) => !own.has(id));
  if (others.length === 0) return;
  throw new BadRequestError(Object.fromEntries(others.map(({ field }) => [field, foreignPicture])));
}

/** The same for the list `images` of a subject. */
export async function linkImages(
  db: Kysely<Database>,
  { images, ...of }: Omit<Pictures, 'fields'> & { images: readonly string[] },
): Promise<void> {
  const fields = Object.fromEntries(images.map((image, index) => [`images.${index}`, image]));
  await linkPictures(db, { ...of, fields });
}

interface Attachment {
  companyId: string;
  /** To what: a request or a quote, which is locked, or a new message. */
  subject: Subject;
  fileIds: readonly string[];
  /** The field that has the ids. */
  field: string;
}

const foreignFile = 'This is not a file that your company has uploaded, or it has been deleted.';

/**
 * Attaches files, beside those that are attached already. To be called in the transaction that saves what it returns:
 * what is known of the files, in the order of their ids. Throws BadRequestError for a file that is not the company's.
 */
export async function attachFiles(
  trx: Kysely<Database>,
  { companyId, subject, fileIds, field }: Attachment,
): Promise<AttachedFile[]> {
  if (fileIds.length === 0) return [];
  const own = await addLinks(trx, { companyId, subject, ids: fileIds });
  const errors = fileIds.flatMap((id, index) => (own.has(id) ? [] : [[`${field}.${index}`, foreignFile]]));
  if (errors.length > 0) throw new BadRequestError(Object.fromEntries(errors) as Record<string, string>);
  return [...new Set(fileIds)].map((id) => own.get(id)!);
}

/** As `attachFiles`, and detaches the others. */
export async function replaceFiles(trx: Kysely<Database>, attachment: Attachment): Promise<AttachedFile[]> {
  const files = await attachFiles(trx, attachment);
  await removeLinks(trx, { subject: attachment.subject, except: attachment.fileIds });
  return files;
}

/** The uploaded ones of pictures, told by their addresses. */
const filesOf = (images: readonly string[]) => images.flatMap((image) => parseFileUrl(image) ?? []);

interface Attached {
  companyId: string;
  /** A request, new or locked. */
  requestId: string;
  /** What it is to have; undefined for what stays as it is. */
  images: readonly string[] | undefined;
  fileIds: readonly string[] | undefined;
}

/** Locks all pictures and files that a request has or is to have, before `linkImages` and `attachFiles` change any. */
export async function lockAttached(
  trx: Kysely<Database>,
  { companyId, requestId, images = [], fileIds = [] }: Attached,
): Promise<void> {
  const subjects = [`request:${requestId}`, `request-file:${requestId}`] as const;
  await lockFiles(trx, { companyId, subjects, ids: [...filesOf(images).map(({ id }) => id), ...fileIds] });
}

/** The pictures of a product. */
export interface ProductPictures {
  id: string;
  images: readonly string[];
}

/** The ids of the products of which an uploaded picture is not the company's, or has been deleted. */
export async function findForeignPictures(
  db: Kysely<Database>,
  companyId: string,
  products: readonly ProductPictures[],
): Promise<Set<string>> {
  const files = products.flatMap(({ images }) => filesOf(images));
  if (files.length === 0) return new Set();
  const own = await findOwnPictures(db, companyId, files);
  const isForeign = ({ images }: ProductPictures) => filesOf(images).some(({ id }) => !own.has(id));
  return new Set(products.filter(isForeign).map(({ id }) => id));
}

/** As `linkImages`, for many products. To be called after `findForeignPictures` has found none. */
export async function linkImagesOfMany(
  db: Kysely<Database>,
  companyId: string,
  products: readonly ProductPictures[],
): Promise<void> {
  const links = products.flatMap(({ id, images }) =>
    filesOf(images).map((file) => ({ ...file, subject: `product:${id}` as const })),
  );
  const subjects = products.map(({ id }) => `product:${id}` as const);
  if (subjects.length > 0) await replaceLinks(db, { companyId, subjects, links });
}
