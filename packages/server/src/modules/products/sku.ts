import { invisible } from '#invisible.ts';
import { lower } from '#lower.ts';

const allInvisible = new RegExp(invisible.source, 'gu');

/** An SKU as it is stored: without what does not show. */
export const toSku = (text: string): string => text.replaceAll(allInvisible, '').trim();

/** How SKUs are compared: as `lower(sku)` compares them in the database. */
export const skuKey = (sku: string): string => lower(toSku(sku));
