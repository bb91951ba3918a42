import type { DealParty, NewOffer, NewOfferLine } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { BadRequestError } from '#http/errors.ts';
import { endOfCompanyDay } from '#modules/company-zone.ts';
import { attachFiles } from '#modules/files/links.ts';
import { findPriceBreakErrors } from '#modules/products/price-breaks.ts';
import { lockOwnProducts } from './offers.ts';
import { toTerms, type Terms } from './rows.ts';

interface Author {
  by: DealParty;
  /** Whose offer it is: the vendor or the client. */
  companyId: string;
  vendorId: string;
  quoteId: string;
  /** The ids of the lines of the offer before. */
  knownLines: ReadonlySet<string>;
  /** The products that the deal has named before, which may be archived by now. */
  knownProducts: ReadonlySet<string>;
  now: Date;
  newId: () => string;
}

/** What is wrong with a line beside what its schema says, a sentence each, by the fields of the body. */
function findLineErrors(
  line: NewOfferLine,
  index: number,
  {
    knownLines,
    knownProducts,
    ownProducts,
  }: Pick<Author, 'knownLines' | 'knownProducts'> & Record<'ownProducts', ReadonlyMap<string, string>>,
): Record<string, string> {
  const { id, productId, quantity, unitPrice, priceBreaks = [] } = line;
  const at = (field: string) => `offer.lines.${index}.${field}`;
  const breaks = findPriceBreakErrors({ price: unitPrice, priceBreaks });
  return {
    ...(id !== undefined &&
      !knownLines.has(id) && { [at('id')]: 'The offer before has no line with this id.' }),
    ...(productId &&
      !ownProducts.has(productId) && { [at('productId')]: 'This is not a product of the vendor.' }),
    ...(productId &&
      ownProducts.get(productId) === 'archived' &&
      !knownProducts.has(productId) && { [at('productId')]: 'This product is archived.' }),
    ...(productId &&
      !Number.isInteger(quantity) && { [at('quantity')]: 'The quantity of a product must be whole.' }),
    ...Object.fromEntries(Object.entries(breaks).map(([field, sentence]) => [at(field), sentence])),
  };
}

/** Until when an offer is valid: a vendor's has a day, a client's none. */
async function readValidity(
  db: Kysely<Database>,
  day: string | null | undefined,
  { by, vendorId, now }: Author,
): Promise<Date | null> {
  const field = 'offer.validUntil';
  if (by === 'client') {
    if (day) throw new BadRequestError({ [field]: 'A counter-offer has no Valid until.' });
    return null;
  }
  if (!day) throw new BadRequestError({ [field]: 'Valid until is required.' });
  return endOfCompanyDay(db, vendorId, { day, now, field, title: 'Valid until' });
}

/**
 * Checks what an offer says, beside its schema, and completes it. Attaches its files to the quote, which is locked. Throws
 * BadRequestError with the fields of the body.
 */
export async function readTerms(db: Kysely<Database>, offer: NewOffer, author: Author): Promise<Terms> {
  const ids = offer.lines.flatMap(({ productId }) => productId ?? []);
  const ownProducts = await lockOwnProducts(db, author.vendorId, ids);
  const known = offer.lines.flatMap(({ id }) => id ?? []);
  const repeated = known.findIndex((id, index) => known.indexOf(id) < index);
  const errors = Object.assign(
    {},
    ...offer.lines.map((line, index) => findLineErrors(line, index, { ...author, ownProducts })),
    repeated >= 0 && { 'offer.lines': 'Two lines have the same id.' },
  ) as Record<string, string>;
  if (Object.keys(errors).length > 0) throw new BadRequestError(errors);
  const validUntil = await readValidity(db, offer.validUntil, author);
  const { companyId, quoteId, newId } = author;
  const files = await attachFiles(db, {
    companyId,
    subject: `quote:${quoteId}`,
    fileIds: offer.fileIds ?? [],
    field: 'offer.fileIds',
  });
  return toTerms(offer, { validUntil, files, newId });
}
