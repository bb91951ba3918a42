import type { TableProps } from '#components/Table/Table.tsx';
import type { ComparedQuote } from './compared-quote.ts';
import { pricedOffer } from './find-best.ts';
import type { QuoteFacts } from './use-quote-facts.tsx';
import type { QuoteComparisonLabels } from './QuoteComparison.labels.ts';

/** The columns of the table. Sorted by any of them, quotes that have no value there come last. */
export const quoteColumns = (
  facts: QuoteFacts,
  { isAtQuantity, unit }: { isAtQuantity: boolean; unit: string | undefined },
  words: QuoteComparisonLabels,
): TableProps<ComparedQuote>['columns'] => [
  {
    key: 'companyName',
    header: words.company,
    sortable: true,
    value: ({ offer, companyName }) => offer && companyName,
    render: facts.company,
  },
  {
    key: 'total',
    header: words.total,
    align: 'end',
    sortable: true,
    value: (quote) => pricedOffer(quote, isAtQuantity)?.total,
    render: (quote) => (
      <>
        {facts.total(quote)} {facts.ask(quote)}
      </>
    ),
  },
  {
    key: 'unitLanded',
    header: words.unitLanded(unit),
    align: 'end',
    sortable: true,
    value: (quote) => pricedOffer(quote, isAtQuantity)?.unitLanded,
    render: facts.unitLanded,
  },
  {
    key: 'leadDays',
    header: words.leadTime,
    align: 'end',
    sortable: true,
    value: ({ offer }) => offer?.leadDays,
    render: facts.leadTime,
  },
  {
    key: 'validUntil',
    header: words.validUntil,
    sortable: true,
    value: ({ offer }) => offer?.validUntil && new Date(offer.validUntil),
    render: facts.validUntil,
  },
  { key: 'terms', header: words.terms, render: facts.terms },
  { key: 'status', header: words.status, render: facts.status },
];
