'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Inbox } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import type { TableSort } from '#components/Table/sort-rows.ts';
import { checkControlled } from '#lib/misuse.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useNow } from '#lib/use-now.ts';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { quantityLabels } from '../quantity.labels.ts';
import type { ComparedQuote } from './compared-quote.ts';
import { landedUnit } from './find-best.ts';
import { quoteComparisonLabels, type QuoteComparisonLabels } from './QuoteComparison.labels.ts';
import { Root } from './QuoteComparison.styles.ts';
import { QuoteComparisonSideBySide } from './QuoteComparisonSideBySide.tsx';
import { QuoteComparisonTable } from './QuoteComparisonTable.tsx';
import { useQuoteFacts } from './use-quote-facts.tsx';

export interface QuoteComparisonProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<PagedListState, 'state' | 'onRetry' | 'more' | 'onLoadMore'> {
  /** The quotes on a request. Those without an offer come last, whatever the table is sorted by. */
  quotes: readonly ComparedQuote[];
  /**
   * The day by which it is needed, as `YYYY-MM-DD`: lead times then say whether they are on time.
   * @default null
   */
  neededBy?: string | null | undefined;
  /**
   * The quantity at which the quotes are compared: give the quotes with their sums at it. Null while the field is empty,
   * NaN while what is written is no number: then give them as they were offered.
   * @default null
   */
  quantity?: number | null | undefined;
  /** Called at every change of the field 'Compare at quantity', which only then shows. */
  onQuantityChange?: ((quantity: number | null) => void) | undefined;
  /** Called with the id of a quote by 'Ask for this quantity', which open quotes with another quantity then have. */
  onAskQuantity?: ((id: string) => void) | undefined;
  /** Called with the id of a quote on a plain click on its links, instead of the browser's own navigation. */
  onOpen?: ((id: string) => void) | undefined;
  /** The ids of the selected quotes, when you keep them; give `onSelectedChange` with them. At most 4. */
  selected?: readonly string[] | undefined;
  /**
   * The ids of the quotes that are selected at first.
   * @default []
   */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the ids of all selected quotes after each change. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** Which view shows, when you keep it; `side-by-side` needs two selected quotes. Give `onViewChange` with it. */
  view?: 'table' | 'side-by-side' | undefined;
  /**
   * The view to begin with.
   * @default 'table'
   */
  defaultView?: 'table' | 'side-by-side' | undefined;
  /** Called by 'Compare 2 quotes' and 'Back to all quotes'. */
  onViewChange?: ((view: 'table' | 'side-by-side') => void) | undefined;
  /**
   * The current time, which decides what is late and what expires today.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /**
   * The IANA name of the time zone whose days decide that.
   * @default the reader's own
   */
  timeZone?: string | undefined;
  /**
   * The heading level of what stands in place of the quotes.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<QuoteComparisonLabels> | undefined;
}

/** As many as fit side by side. */
const most = 4;
const none: readonly string[] = [];

/** The quotes on a request for its client: all of them as a table, a few side by side, at any quantity. */
export function QuoteComparison({
  quotes,
  neededBy = null,
  quantity = null,
  onQuantityChange,
  onAskQuantity,
  onOpen,
  selected,
  defaultSelected = none,
  onSelectedChange,
  view,
  defaultView = 'table',
  onViewChange,
  now,
  timeZone,
  headingLevel = 3,
  state,
  onRetry,
  more,
  onLoadMore,
  labels,
  ...rest
}: QuoteComparisonProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('QuoteComparison', ['selected', selected], ['onSelectedChange', onSelectedChange]);
    checkControlled('QuoteComparison', ['view', view], ['onViewChange', onViewChange]);
  }
  const words = useLabels('QuoteComparison', quoteComparisonLabels, labels);
  const { unit: writeUnit } = useLabels('Quantity', quantityLabels);
  const locale = useLocale();
  const clock = useNow();
  const [ids, setIds] = useControllableState<readonly string[]>({
    caller: 'QuoteComparison',
    prop: selected,
    defaultProp: defaultSelected,
    ...(onSelectedChange && { onChange: onSelectedChange }),
  });
  const [shownView, setView] = useControllableState<'table' | 'side-by-side'>({
    caller: 'QuoteComparison',
    prop: view,
    defaultProp: defaultView,
    ...(onViewChange && { onChange: onViewChange }),
  });
  // Kept here, for the table is away while quotes are side by side.
  const [sort, setSort] = useState<TableSort | null>({ key: 'total', direction: 'ascending' });
  const [isRefused, setRefused] = useState(false);

  const compared = ids
    .map((id) => quotes.find((quote) => quote.id === id))
    .filter((quote) => quote !== undefined)
    .slice(0, most);
  const isSideBySide = shownView === 'side-by-side' && compared.length > 1;
  const { markPress: markCompare, successorRef: columnsRef } =
    useFocusSuccessor<HTMLDivElement>(isSideBySide);
  const { markPress: markBack, successorRef: compareRef } =
    useFocusSuccessor<HTMLButtonElement>(!isSideBySide);

  const atQuantity = quantity !== null && quantity > 0 ? quantity : null;
  const shown = isSideBySide ? compared : quotes;
  const landed = landedUnit(shown);
  const unit = landed && writeUnit(landed, 1);
  const facts = useQuoteFacts({
    quotes: shown,
    quantity: atQuantity,
    unit,
    neededBy,
    now: now ?? clock,
    timeZone,
    onOpen,
    onAskQuantity,
    words,
  });

  // What is selected stays, whatever is added to it: all rows by the checkbox of the head, or a range.
  const select = (next: readonly string[]) => {
    const kept = compared.map(({ id }) => id).filter((id) => next.includes(id));
    setRefused(next.length > most && kept.length === most);
    setIds([...kept, ...next.filter((id) => !kept.includes(id))].slice(0, most));
  };

  return (
    <Root data-component="QuoteComparison" {...rest}>
      {onQuantityChange && state !== 'error' && (
        <div data-part="quantity">
          <NumberField
            label={words.quantity}
            value={quantity}
            onValueChange={onQuantityChange}
            min={0.001}
            step={0.001}
            trailing={landed && writeUnit(landed, atQuantity ?? 0)}
          />
        </div>
      )}
      {isSideBySide ? (
        <QuoteComparisonSideBySide
          ref={columnsRef}
          quotes={compared}
          facts={facts}
          unit={unit}
          name={words.sideBySide(formatNumber(compared.length, locale), compared.length)}
          onBack={() => {
            markBack();
            setView('table');
          }}
          words={words}
        />
      ) : (
        <PagedList
          of={words.quotes}
          state={state}
          onRetry={onRetry}
          more={more}
          onLoadMore={onLoadMore}
          items={quotes.map(({ id }) => id)}
          skeleton={null}
          renderList={() => (
            <QuoteComparisonTable
              quotes={quotes}
              facts={facts}
              isAtQuantity={atQuantity !== null}
              unit={unit}
              loading={state === 'loading'}
              sort={sort}
              onSortChange={setSort}
              selected={compared.map(({ id }) => id)}
              onSelect={select}
              most={most}
              isRefused={isRefused}
              onCompare={() => {
                markCompare();
                setView('side-by-side');
              }}
              compareRef={compareRef}
              words={words}
            />
          )}
          emptyState={
            <EmptyState
              icon={<Inbox />}
              headingLevel={headingLevel}
              title={words.none}
              description={words.noneHint}
            />
          }
        />
      )}
    </Root>
  );
}
