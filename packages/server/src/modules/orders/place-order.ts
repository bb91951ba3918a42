import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database, OffersTable, StoredOrderLine } from '#db/schema.ts';
import { insertOrder, readCompanies } from './queries.ts';

/** Without letters that look like digits. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for people: `GH-2026-7K3M9QXA`. */
const newNumber = (at: Date) =>
  `GH-${at.getUTCFullYear()}-${Array.from({ length: 8 }, () => digits[randomInt(digits.length)]).join('')}`;

interface Placement {
  id: string;
  quoteId: string;
  requestId: string;
  clientId: string;
  vendorId: string;
  deliveryPlace: string;
  offer: Selectable<OffersTable>;
  at: Date;
}

/** Makes an order of an offer: terms, names and addresses as they are now. Returns its number. */
export async function placeOrder(trx: Kysely<Database>, placement: Placement): Promise<string> {
  const { id, quoteId, requestId, clientId, vendorId, deliveryPlace, offer, at } = placement;
  const companies = await readCompanies(trx, [clientId, vendorId]);
  const lines = offer.lines.map((line): StoredOrderLine => ({ ...line, taken: 0, shipped: 0 }));
  const row = {
    id,
    quote_id: quoteId,
    request_id: requestId,
    client_id: clientId,
    vendor_id: vendorId,
    client: JSON.stringify(companies.get(clientId)),
    vendor: JSON.stringify(companies.get(vendorId)),
    delivery_place: deliveryPlace,
    lines: JSON.stringify(lines),
    shipping_paise: offer.shipping_paise,
    shipping_tax_percent: offer.shipping_tax_percent,
    lead_days: offer.lead_days,
    terms: offer.terms,
    created_at: at,
    updated_at: at,
  };
  let number;
  do number = newNumber(at);
  while (!(await insertOrder(trx, { ...row, number })));
  return number;
}
