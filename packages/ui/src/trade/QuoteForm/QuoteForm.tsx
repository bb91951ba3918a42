'use client';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { FormFilesProps } from '#trade/form-files.ts';
import type { DealParty } from '../deal.ts';
import { quantityLabels } from '../quantity.labels.ts';
import { quoteFormLabels, type QuoteFormLabels } from './QuoteForm.labels.ts';
import { Root } from './QuoteForm.styles.ts';
import { QuoteFormLines, type QuoteLinesOptions } from './QuoteFormLines.tsx';
import { QuoteFormTerms } from './QuoteFormTerms.tsx';
import { QuoteFormTotals } from './QuoteFormTotals.tsx';
import { useQuoteDraft, type QuoteDraftOptions } from './use-quote-draft.ts';

export interface QuoteFormProps
  extends
    QuoteDraftOptions,
    QuoteLinesOptions,
    FormFilesProps,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Which side writes: a `client` makes a counter-offer, which has no last day.
   * @default 'vendor'
   */
  by?: DealParty | undefined;
  /**
   * Whether there is an offer already: the button then says 'Send offer'.
   * @default false
   */
  further?: boolean | undefined;
  /**
   * The tax of the first line in percent; a further line has that of the line before.
   * @default 0
   */
  defaultTaxPercent?: number | undefined;
  /**
   * The current time, from which the days are counted until it is needed.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /**
   * The IANA name of the time zone whose days these are.
   * @default the reader's own
   */
  timeZone?: string | undefined;
  /** The first day that 'Valid until' may be, as `YYYY-MM-DD`. */
  minValidUntil?: string | undefined;
  /** Says above the buttons that there is a newer offer. What was written stays. */
  outdated?: ReactNode;
  /** Shows 'Show the latest offer' below that, and is called by it. */
  onShowLatest?: (() => void) | undefined;
  /** Shows 'Cancel' and is called by it. */
  onCancel?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<QuoteFormLabels> | undefined;
}

/** Makes an offer: lines that are edited as in a spreadsheet, shipping, terms, and what all adds up to. */
export function QuoteForm({
  by = 'vendor',
  further = false,
  totalsOf,
  products,
  requested,
  fields,
  lineFields,
  maxLines,
  defaultTaxPercent = 0,
  now,
  timeZone,
  minValidUntil,
  onUploadFile,
  maxFiles,
  maxFileSize,
  outdated,
  onShowLatest,
  onCancel,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: QuoteFormProps) {
  const words = useLabels('QuoteForm', quoteFormLabels, labels);
  const { unit: writeUnit } = useLabels('Quantity', quantityLabels);
  const { draft, change, totals, amounts, field, list, formProps } = useQuoteDraft(by, defaultTaxPercent, {
    totalsOf,
    fields,
    lineFields,
    defaultValues,
    onValuesChange,
    pending,
    fieldErrors,
    onSubmit,
  });
  // Enter in a line would send the form, although more lines may follow.
  const keepEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    rest.onKeyDown?.(event);
    const { key, target } = event;
    if (
      key === 'Enter' &&
      target instanceof HTMLInputElement &&
      target.closest('[data-part="lines-section"]')
    )
      event.preventDefault();
  };
  const first = further ? words.sendOffer : words.sendQuote;
  return (
    <Root data-component="QuoteForm" {...formProps({ ...rest, onKeyDown: keepEnter })}>
      <QuoteFormLines
        by={by}
        lines={draft.lines}
        amounts={amounts}
        taxPercent={defaultTaxPercent}
        products={products}
        requested={requested}
        maxLines={maxLines}
        field={field}
        list={list}
        words={words}
        onChange={(lines) => change({ lines })}
      />
      <QuoteFormTerms
        by={by}
        draft={draft}
        neededBy={requested?.neededBy ?? null}
        now={now}
        timeZone={timeZone}
        minValidUntil={minValidUntil}
        onUploadFile={onUploadFile}
        maxFiles={maxFiles}
        maxFileSize={maxFileSize}
        field={field}
        words={words}
        onChange={change}
      />
      <QuoteFormTotals totals={totals} unit={writeUnit(draft.lines[0]?.unit ?? '', 1)} words={words} />
      {outdated && (
        <Alert tone="caution">
          <span data-part="outdated">
            {outdated}
            {onShowLatest && (
              <Button variant="secondary" size="sm" onClick={onShowLatest}>
                {words.showLatest}
              </Button>
            )}
          </span>
        </Alert>
      )}
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" loading={pending}>
          {by === 'client' ? words.sendCounterOffer : first}
        </Button>
      </div>
    </Root>
  );
}
