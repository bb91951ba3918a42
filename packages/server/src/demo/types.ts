import type { NewProduct, NewRequest } from '@guildhall/contract';
import type { CompanyKey } from './companies.ts';

/** A product without its vendor, which is its key in the catalogue. */
export type DemoProduct = Omit<NewProduct, 'vendorId' | 'vendorName'>;

/** The products of some vendors, each vendor's newest first. */
export type Catalogue = Partial<Record<CompanyKey, DemoProduct[]>>;

export interface DemoRequest extends Omit<NewRequest, 'client_name'> {
  client: CompanyKey;
}
