import { randomInt } from 'node:crypto';
import type { OrderCompany } from '@guildhall/contract';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database, OffersTable, OrdersTable, StoredLine, StoredOrderLine } from '#db/schema.ts';
import { insertOrder, readCompanies } from './queries.ts';

/** Without letters that look like digits. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for people: `GH-2026-7K3M9QXA`. */
export const newNumber = (at: Date): string =>
  `GH-${at.getUTCFullYear()}-${Array.from({ length: 8 }, () => digits[randomInt(digits.length)]).join('')}`;

/** An order that is placed. */
export interface Placement {
  id: string;
  quoteId: string;
  requestId: string;
  clientId: string;
  vendorId: string;
  deliveryPlace: string;
  offer: Pick<
    Selectable<OffersTable>,
    'lines' | 'shipping_paise' | 'shipping_tax_percent' | 'lead_days' | 'terms'
  >;
  at: Date;
}

/** The lines of an offer as those of its order. */
export const toOrderLines = (lines: readonly StoredLine[]): StoredOrderLine[] =>
  lines.map((line) => ({ ...line, taken: 0, shipped: 0 }));

/** An order of an offer, apart from its number: terms, names and addresses as they are now. */
export const toOrderRow = (
  { id, quoteId, requestId, clientId, vendorId, deliveryPlace, offer, at }: Placement,
  companies: ReadonlyMap<string, OrderCompany>,
) =>
  ({
    id,
    quote_id: quoteId,
    request_id: requestId,
    client_id: clientId,
    vendor_id: vendorId,
    client: JSON.stringify(companies.get(clientId)),
    vendor: JSON.stringify(companies.get(vendorId)),
    delivery_place: deliveryPlace,
    lines: JSON.stringify(toOrderLines(offer.lines)),
    shipping_paise: offer.shipping_paise,
    shipping_tax_percent: offer.shipping_tax_percent,
    lead_days: offer.lead_days,
    terms: offer.terms,
    created_at: at,
    updated_at: at,
  }) satisfies Omit<Insertable<OrdersTable>, 'number'>;

/** Makes an order of an offer. Returns its number. */
export async function placeOrder(trx: Kysely<Database>, placement: Placement): Promise<string> {
  const { clientId, vendorId, at } = placement;
  const row = toOrderRow(placement, await readCompanies(trx, [clientId, vendorId]));
  let number;
  do number = newNumber(at);
  while (!(await insertOrder(trx, { ...row, number })));
  return number;
}
