import type { CompanyListing } from '#trade/CompanyRow/CompanyRow.tsx';
import type { ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { discountedPrice, formatRupees } from '#components/Price/money.ts';
import type { ProductSummary } from '#trade/ProductCard/ProductCard.tsx';
import type { RequestSummary } from '#trade/RequestCard/RequestCard.tsx';

/** A company that a search has found. A company of the API is one. */
export interface FoundCompany extends CompanyListing {
  /** The company's id. */
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
  /** Does that. */
  onChoose: () => void;
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

/** What opens a result of each kind. */
export interface ResultActions {
  /** Called with the company that was chosen. */
  onCompanyOpen?: ((company: FoundCompany) => void) | undefined;
  /** Called with the product that was chosen. */
  onProductOpen?: ((product: ProductSummary) => void) | undefined;
  /** Called with the request that was chosen. */
  onRequestOpen?: ((request: RequestSummary) => void) | undefined;
}

/** What was found as lines to choose from, in the order in which they show. */
export function toOptions(
  { companies, products, requests }: SearchResults,
  { onCompanyOpen, onProductOpen, onRequestOpen }: ResultActions,
): SearchOption[] {
  return [
    ...companies.map((company) => ({
      key: `company ${company.id}`,
      kind: 'company' as const,
      onChoose: () => onCompanyOpen?.(company),
      title: company.companyName,
      hint: joined(company.companyIndustry, company.address),
      end: (company.connection && connectionWords[company.connection.status]) ?? '',
      picture: company.avatar,
    })),
    ...products.map((product) => ({
      key: `product ${product.id}`,
      kind: 'product' as const,
      onChoose: () => onProductOpen?.(product),
      title: product.name,
      hint: product.vendorName,
      end: formatRupees(discountedPrice(product.price, product.discount ?? 0)),
      picture: product.images?.[0],
    })),
    ...requests.map((request) => ({
      key: `request ${request.id}`,
      kind: 'request' as const,
      onChoose: () => onRequestOpen?.(request),
      title: request.request,
      hint: joined(request.client_name, request.budget),
      picture: request.clientAvatar,
      pictured: request.client_name,
    })),
  ];
}
