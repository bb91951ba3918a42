'use client';
import { ArrowLeft } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { ComparedQuote } from './compared-quote.ts';
import { isEnded } from './find-best.ts';
import type { QuoteFacts } from './use-quote-facts.tsx';
import type { QuoteComparisonLabels } from './QuoteComparison.labels.ts';

interface QuoteComparisonSideBySideProps {
  /** The quotes, in the order of their columns. */
  quotes: readonly ComparedQuote[];
  /** How to show their facts. */
  facts: QuoteFacts;
  /** The unit of every landed price. */
  unit: string | undefined;
  /** What they are called together. */
  name: string;
  /** Called by 'Back to all quotes'. */
  onBack: () => void;
  /** The words of the comparison. */
  words: QuoteComparisonLabels;
  /** The element that gets the focus. */
  ref: Ref<HTMLDivElement>;
}

/** A few quotes as columns, criterion by criterion. */
export function QuoteComparisonSideBySide({
  quotes,
  facts,
  unit,
  name,
  onBack,
  words,
  ref,
}: QuoteComparisonSideBySideProps) {
  const criteria: [string, (quote: ComparedQuote) => ReactNode][] = [
    [words.total, facts.total],
    [words.unitLanded(unit), facts.unitLanded],
    [words.leadTime, facts.leadTime],
    [words.validUntil, facts.validUntil],
    [words.terms, facts.terms],
    [words.offered, facts.offered],
    [words.goods, facts.goods],
    [words.shipping, facts.shipping],
    [words.taxes, facts.taxes],
    [words.status, facts.status],
  ];
  return (
    <div
      data-part="side-by-side"
      role="group"
      aria-label={name}
      ref={ref}
      tabIndex={-1}
      style={{ '--_columns': quotes.length } as CSSProperties}
    >
      <Button data-part="back" variant="ghost" size="sm" leadingIcon={<ArrowLeft />} onClick={onBack}>
        {words.back}
      </Button>
      <dl data-part="criteria">
        <div data-part="heads">
          <dt data-part="criterion">{words.company}</dt>
          {quotes.map((quote) => (
            <dd key={quote.id} data-part="head">
              {facts.company(quote)}
              <span data-part="actions">
                {facts.view(quote)}
                {facts.ask(quote)}
              </span>
            </dd>
          ))}
        </div>
        {criteria.map(([criterion, render]) => (
          <div key={criterion} data-part="row">
            <dt data-part="criterion">{criterion}</dt>
            {quotes.map((quote) => (
              <dd key={quote.id} data-part="answer" data-ended={isEnded(quote) ? '' : undefined}>
                <bdi data-part="answer-of">{quote.companyName}</bdi>{' '}
                {render(quote) || <span data-part="none">{words.notStated}</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
