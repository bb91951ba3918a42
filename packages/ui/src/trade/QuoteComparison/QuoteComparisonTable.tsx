'use client';
import { Columns2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { TableSort } from '#components/Table/sort-rows.ts';
import { Table } from '#components/Table/Table.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { ComparedQuote } from './compared-quote.ts';
import { quoteColumns } from './quote-columns.tsx';
import type { QuoteComparisonLabels } from './QuoteComparison.labels.ts';
import type { QuoteFacts } from './use-quote-facts.tsx';

interface QuoteComparisonTableProps {
  /** All quotes. */
  quotes: readonly ComparedQuote[];
  /** How to show their facts. */
  facts: QuoteFacts;
  /** Whether they are compared at a quantity. */
  isAtQuantity: boolean;
  /** The unit of every landed price. */
  unit: string | undefined;
  /** Whether they are loading. */
  loading: boolean;
  /** What it is sorted by at first. */
  sort: TableSort | null;
  /** Called when it is sorted by something else. */
  onSortChange: (sort: TableSort | null) => void;
  /** The ids of the ticked quotes. */
  selected: readonly string[];
  /** Called with the ids of all ticked quotes after each press. */
  onSelect: (ids: readonly string[]) => void;
  /** How many can be ticked. */
  most: number;
  /** Whether the last press was one too many. */
  isRefused: boolean;
  /** Called by 'Compare 2 quotes'. */
  onCompare: () => void;
  /** That button. */
  compareRef: Ref<HTMLButtonElement>;
  /** The words of the comparison. */
  words: QuoteComparisonLabels;
}

/** All quotes as rows. A component of its own, so that columns and rows stay as they are while one ticks. */
export function QuoteComparisonTable({
  quotes,
  facts,
  isAtQuantity,
  unit,
  loading,
  sort,
  onSortChange,
  selected,
  onSelect,
  most,
  isRefused,
  onCompare,
  compareRef,
  words,
}: QuoteComparisonTableProps) {
  const locale = useLocale();
  const written = formatNumber(most, locale);
  const columns = quoteColumns(facts, { isAtQuantity, unit }, words);
  const companies = quotes
    .filter(({ id }) => selected.includes(id))
    .map(({ companyName }) => companyName)
    .join(', ');
  const hint = companies ? words.selected(companies, selected.length) : words.hint(written);
  const rows = [...quotes.filter(({ offer }) => offer), ...quotes.filter(({ offer }) => !offer)];
  return (
    <>
      <Table<ComparedQuote, string>
        caption={words.list}
        captionVisibility="hidden"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        defaultSort={sort}
        onSortChange={onSortChange}
        loading={loading}
        selectable={quotes.length > 1}
        selectedKeys={selected}
        onSelectedKeysChange={onSelect}
        labels={quotes.length > most ? { selectAll: words.selectMost(written, most) } : undefined}
      />
      {quotes.length > 1 && (
        <div data-part="bar">
          <p data-part="hint" role="status">
            {isRefused ? words.full(written) : hint}
          </p>
          {selected.length > 1 && (
            <Button data-part="compare" ref={compareRef} leadingIcon={<Columns2 />} onClick={onCompare}>
              {words.compare(formatNumber(selected.length, locale), selected.length)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
