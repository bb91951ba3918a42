import type { CompanyListing } from '#trade/CompanyRow/CompanyRow.tsx';
import type { ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { discountedPrice, formatRupees } from '#components/Price/money.ts';
import type { ProductSummary } from '#trade/ProductCard/ProductCard.tsx';
import type { RequestSummary } from '#trade/RequestCard/RequestCard.tsx';

/** A company that a search has found. A company of the API is one. */
export interface FoundCompany extends CompanyListing {
  /** The company's id, given to every callback. */
  id: string;
  /** How one stands to it, when there is anything between the two. */
  connection?: { status: ConnectionStatus } | null;
}

/** What a search has found, of each kind the best first. An answer of the API is one. */
export interface SearchResults {
  /** Companies. */
  companies: readonly FoundCompany[];
  /** Products. */
  products: readonly ProductSummary[];
  /** Requests. */
  requests: readonly RequestSummary[];
}

/** A line of the panel that can be chosen. */
export interface SearchOption {
  /** Tells it from every other line. */
  key: string;
  /** What choosing it does: open one of the three, open all results, or search again. */
  kind: 'company' | 'product' | 'request' | 'all' | 'retry';
  /** The id of what it opens. */
  id: string;
  /** Its first line. */
  title: string;
  /** Its second line. */
  hint?: string;
  /** What stands at its end: a price, or how one stands to the company. */
  end?: string;
  /** Address of its picture. Without one the initials of `pictured` show. */
  picture?: string | null | undefined;
  /** Who or what the picture shows, where that is not the title. */
  pictured?: string;
}

/** The kinds of results in the order in which they show, with the words above them. */
export const searchGroups = [
  ['company', 'Companies'],
  ['product', 'Products'],
  ['request', 'Requests'],
] as const;

const connectionWords: Partial<Record<ConnectionStatus, string>> = {
  pending: 'Pending',
  connected: 'Connected',
};
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** What was found as lines to choose from, in the order in which they show. */
export function toOptions({ companies, products, requests }: SearchResults): SearchOption[] {
  return [
    ...companies.map(({ id, companyName, companyIndustry, address, avatar, connection }) => ({
      key: `company ${id}`,
      kind: 'company' as const,
      id,
      title: companyName,
      hint: joined(companyIndustry, address),
      end: (connection && connectionWords[connection.status]) ?? '',
      picture: avatar,
    })),
    ...products.map(({ id, name, vendorName, price, discount = 0, images = [] }) => ({
      key: `product ${id}`,
      kind: 'product' as const,
      id,
      title: name,
      hint: vendorName,
      end: formatRupees(discountedPrice(price, discount)),
      picture: images[0],
    })),
    ...requests.map(({ id, request, client_name: clientName, budget, clientAvatar }) => ({
      key: `request ${id}`,
      kind: 'request' as const,
      id,
      title: request,
      hint: joined(clientName, budget),
      picture: clientAvatar,
      pictured: clientName,
    })),
  ];
}
