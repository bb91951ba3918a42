import type { DealLine, DealOffer, DealSummary, DealTotals } from '../deal.ts';

/**
 * What is compared of an offer: the last one of a negotiation, with its sums. Where quotes are compared at another
 * quantity, the sums are those at that quantity.
 */
export interface ComparedOffer extends DealTotals, Pick<DealOffer, 'by' | 'leadDays' | 'validUntil'> {
  /** Terms of payment and the like; may be empty. */
  terms?: string | undefined;
  /** What is offered, as it was offered. */
  lines: readonly Pick<DealLine, 'id' | 'description' | 'quantity' | 'unit'>[];
}

/** A quote on a request, for its client. */
export interface ComparedQuote extends Pick<
  DealSummary,
  'id' | 'companyName' | 'companyAvatar' | 'status' | 'waitsFor'
> {
  /** The industry of the vendor. */
  companyIndustry?: string | undefined;
  /** Where the vendor is. */
  companyLocation?: string | undefined;
  /** Whether the two companies are connected. */
  connected?: boolean | undefined;
  /** The address of the deal. */
  href: string;
  /** The last offer; null while only a question was asked. */
  offer: ComparedOffer | null;
  /**
   * Whether its prices at another quantity are known. One for which they are not has no sums there.
   * @default true
   */
  priceable?: boolean | undefined;
}
