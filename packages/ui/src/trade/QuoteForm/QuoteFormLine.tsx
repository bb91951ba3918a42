'use client';
import { Trash2 } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { PriceBreaks } from '#components/PriceBreaks/PriceBreaks.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FieldState, ListState } from '#lib/use-form.ts';
import { formatMoney } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { DealParty } from '../deal.ts';
import type { QuoteLineDraft } from './quote-draft.ts';
import type { QuoteFormLabels } from './QuoteForm.labels.ts';

interface QuoteFormLineProps {
  /** Which side writes: prices for larger quantities are the vendor's. */
  by: DealParty;
  /** Its place; the first is 1. */
  place: number;
  /** What is written in it. */
  line: QuoteLineDraft;
  /** What it costs; undefined while numbers are missing. */
  amount: number | undefined;
  /** The name, the constraints and the error of a field of the line. */
  field: (name: keyof QuoteLineDraft) => FieldState<never>;
  /** The name and the errors of a list of the line. */
  list: (name: keyof QuoteLineDraft) => ListState;
  /** The words of the form. */
  words: QuoteFormLabels;
  /** Called with what has changed. */
  onChange: (changes: Partial<QuoteLineDraft>) => void;
  /** Called when it is to be removed; undefined for the only line. */
  onRemove: (() => void) | undefined;
}

/** One line of an offer. Its labels show where the line is a group of its own. */
export function QuoteFormLine({
  by,
  place,
  line,
  amount,
  field,
  list,
  words,
  onChange,
  onRemove,
}: QuoteFormLineProps) {
  const locale = useLocale();
  const label = (name: string) => words.inLine(name, place);
  return (
    <div data-part="line" role="group" aria-label={words.line(place)}>
      <div data-part="description">
        <TextField
          {...field('description')}
          label={label(words.description)}
          autoComplete="off"
          value={line.description}
          onValueChange={(description) => onChange({ description })}
        />
        {by === 'vendor' && line.productId !== undefined && <Badge>{words.ofProduct}</Badge>}
      </div>
      <NumberField
        {...field('quantity')}
        {...(line.productId !== undefined && { step: 1, min: 1 })}
        label={label(words.quantity)}
        value={line.quantity}
        onValueChange={(quantity) => onChange({ quantity })}
      />
      <TextField
        {...field('unit')}
        label={label(words.unit)}
        autoComplete="off"
        value={line.unit}
        onValueChange={(unit) => onChange({ unit })}
      />
      <MoneyField
        {...field('unitPrice')}
        label={label(words.unitPrice)}
        value={line.unitPrice}
        onValueChange={(unitPrice) => onChange({ unitPrice })}
      />
      <NumberField
        {...field('taxPercent')}
        label={label(words.tax)}
        trailing="%"
        value={line.taxPercent}
        onValueChange={(taxPercent) => onChange({ taxPercent })}
      />
      <TextField
        {...field('hsn')}
        label={label(words.hsn)}
        inputMode="numeric"
        autoComplete="off"
        value={line.hsn}
        onValueChange={(hsn) => onChange({ hsn })}
      />
      <p data-part="amount">
        <span data-part="amount-label">{words.amount}</span>
        <span data-part="amount-value">{amount === undefined ? '–' : formatMoney(amount, locale)}</span>
      </p>
      <div data-part="remove">
        {onRemove && (
          <IconButton variant="ghost" label={words.removeLine(place)} icon={<Trash2 />} onClick={onRemove} />
        )}
      </div>
      {by === 'vendor' && (
        <details data-part="breaks" open={line.priceBreaks.length > 0 || undefined}>
          <summary data-part="breaks-title">{words.priceBreaks}</summary>
          <PriceBreaks
            {...list('priceBreaks')}
            label={words.inLine(words.priceBreaks, place)}
            hideLabel
            unit={line.unit}
            min={2}
            below={line.unitPrice ?? undefined}
            minRows={0}
            maxRows={10}
            value={line.priceBreaks}
            onValueChange={(priceBreaks) => onChange({ priceBreaks })}
          />
        </details>
      )}
    </div>
  );
}
