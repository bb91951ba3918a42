import type { CompanyListing } from '#trade/CompanyRow/CompanyRow.tsx';
import type { Locale } from '#locale/locale.ts';
import type { ConnectionToggleLabels } from '#trade/ConnectionToggle/ConnectionToggle.labels.ts';
import type { ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { discountedPrice } from '#components/Price/money.ts';
import { formatMoney } from '#locale/format.ts';
import type { ProductSummary } from '#trade/ProductCard/product-summary.ts';
import type { RequestSummary } from '#trade/RequestCard/RequestCard.tsx';

/** The fields of a found company. A company of the API has them. */
export interface FoundCompany extends CompanyListing {
  /** The company's id. */
  id: string;
  /** The connection to it, if there is one. */
  connection?: { status: ConnectionStatus } | null;
}

/** The results of a search, of each kind the best first. A response of the API has this shape. */
export interface SearchResults {
  /** Companies. */
  companies: readonly FoundCompany[];
  /** Products. */
  products: readonly ProductSummary[];
  /** Requests. */
  requests: readonly RequestSummary[];
}

/** An option of the panel. */
export interface SearchOption {
  /** Its unique key. */
  key: string;
  /** What choosing it opens: a result of one of three kinds, all results, or the search once more. */
  kind: 'company' | 'product' | 'request' | 'all' | 'retry';
  /** Called when it is chosen. */
  onChoose: () => void;
  /** Its first line. */
  title: string;
  /** Its second line. */
  hint?: string;
  /** What is shown at its end: a price, or the connection to the company. */
  end?: string;
  /** Address of its picture. Without one the initials of `pictured` show. */
  picture?: string | null | undefined;
  /** Who or what the picture shows, where that is not the title. */
  pictured?: string;
}

/** The kinds of results in display order, with the words that are their headings. */
export const searchGroups = [
  ['company', 'companies'],
  ['product', 'products'],
  ['request', 'requests'],
] as const;

/** The connection to a company, where it is pending or there. */
const endOf = ({ connection }: FoundCompany, statuses: ConnectionToggleLabels) =>
  connection?.status === 'pending' || connection?.status === 'connected' ? statuses[connection.status] : '';
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** The callbacks that open a result of each kind. */
export interface ResultActions {
  /** Called with the selected company. */
  onCompanyOpen?: ((company: FoundCompany) => void) | undefined;
  /** Called with the selected product. */
  onProductOpen?: ((product: ProductSummary) => void) | undefined;
  /** Called with the selected request. */
  onRequestOpen?: ((request: RequestSummary) => void) | undefined;
}

/** The results as options, in display order. */
export function toOptions(
  { companies, products, requests }: SearchResults,
  { onCompanyOpen, onProductOpen, onRequestOpen }: ResultActions,
  statuses: ConnectionToggleLabels,
  locale: Pick<Locale, 'locale' | 'currency'>,
): SearchOption[] {
  return [
    ...companies.map((company) => ({
      key: `company ${company.id}`,
      kind: 'company' as const,
      onChoose: () => onCompanyOpen?.(company),
      title: company.companyName,
      hint: joined(company.companyIndustry, company.address),
      end: endOf(company, statuses),
      picture: company.avatar,
    })),
    ...products.map((product) => ({
      key: `product ${product.id}`,
      kind: 'product' as const,
      onChoose: () => onProductOpen?.(product),
      title: product.name,
      hint: product.vendorName,
      end: formatMoney(discountedPrice(product.price, product.discount ?? 0), locale),
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
