import type {
  ChangeOrder,
  DealParty,
  NewOffer,
  NewOfferLine,
  NewProduct,
  NewRequest,
  NewShipment,
  RequestEstimate,
} from '@guildhall/contract';
import type { CompanyKey } from './companies.ts';

/** A product without its vendor, which is its key in the catalogue. */
export type DemoProduct = Omit<NewProduct, 'vendorId' | 'vendorName'>;

/** The products of some vendors, each vendor's newest first. */
export type Catalogue = Partial<Record<CompanyKey, DemoProduct[]>>;

/** A line of an offer: one about a product has its description, its HSN code and its unit. */
export type DemoLine = Omit<NewOfferLine, 'id' | 'productId' | 'description' | 'hsn' | 'unit'> &
  ({ sku: string } | Pick<NewOfferLine, 'description' | 'hsn' | 'unit'>);

export interface DemoOffer extends Omit<NewOffer, 'lines' | 'validUntil'> {
  lines: readonly DemoLine[];
  /** Days from the offer on; a counter-offer has none. */
  validFor?: number;
}

/** A step of an order, or, with the status that it has, a mark. */
export interface DemoOrderChange extends Omit<ChangeOrder, 'from' | 'shipment' | 'shipAnyway'> {
  shipment?: Pick<NewShipment, 'carrier' | 'tracking'> & {
    /** Of each line of the order, how much it holds; all that is left unless given. */
    quantities?: readonly number[];
  };
}

/** Who did what in a deal, and how many hours ago. */
export type DemoStep = readonly [
  by: DealParty,
  hoursAgo: number,
  what:
    | 'accept'
    | { offer: DemoOffer }
    | { note: string }
    | { decline: string }
    | { withdraw: string }
    | { order: DemoOrderChange },
];

/** A vendor's quote on a request, from its first step on. */
export interface DemoQuote {
  vendor: CompanyKey;
  steps: readonly DemoStep[];
}

export interface DemoRequest extends Omit<NewRequest, 'client_name' | 'neededBy' | 'closesAt'> {
  client: CompanyKey;
  /** Days ahead. */
  neededIn?: number;
  /** Days ahead. */
  closesIn?: number;
  quotes?: readonly DemoQuote[];
}

/** A request of which a quote was accepted. */
export interface AwardedRequest extends DemoRequest {
  hoursAgo: number;
}

/** A request to the vendor of a product alone, and what came of it. */
export interface DemoEstimate extends Omit<RequestEstimate, 'productId' | 'neededBy'> {
  client: CompanyKey;
  sku: string;
  hoursAgo: number;
  /** Days ahead. */
  neededIn?: number;
  steps?: readonly DemoStep[];
}
