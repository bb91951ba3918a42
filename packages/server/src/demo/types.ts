import type {
  CompanyDetails,
  NewProduct,
  NewRequest,
  ProductAttributes,
  ShippingDetails,
} from '@guildhall/contract';
import type { CompanyKey } from './companies.ts';

/** A company with its whole profile; the avatar is the server's own picture. */
export interface DemoCompany extends Required<CompanyDetails> {
  companyName: string;
  email: string;
}

/** A product without its vendor, who is known by where it stands. */
export type DemoProduct = Omit<NewProduct, 'vendorId' | 'vendorName'>;

/** The products of some vendors, each vendor's newest first. */
export type Catalogue = Partial<Record<CompanyKey, DemoProduct[]>>;

export interface DemoRequest extends Omit<NewRequest, 'client_name'> {
  client: CompanyKey;
}

/** The addresses of the demo's own pictures. */
export const pictures = (...names: string[]): string[] => names.map((name) => `/demo/${name}.svg`);

/** Packed for the road: days on the way, kilograms, and centimetres. */
export const parcel = (
  estimatedTime: string,
  weight: number,
  [length, width, height]: [number, number, number],
): ShippingDetails => ({ estimatedTime, weight, dimensions: { length, width, height } });

export const traits = (material: string, size: string[], color: string[] = []): ProductAttributes => ({
  color,
  size,
  material,
});
