'use client';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import type { FieldState, ListState } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { DealParty } from '../deal.ts';
import { quantityLabels } from '../quantity.labels.ts';
import {
  addLine,
  addProduct,
  changeLine,
  type QuoteFormProduct,
  type QuoteLineDraft,
} from './quote-draft.ts';
import type { QuoteFormLabels } from './QuoteForm.labels.ts';
import { QuoteFormLine } from './QuoteFormLine.tsx';

/** What a client asked for, as far as its answer depends on it. */
export interface RequestedFacts {
  /** How many: a product that is counted in the same unit comes with that quantity. Null when not said. */
  quantity: number | null;
  /** What is counted. */
  unit: string;
  /** The day by which it is needed, as `YYYY-MM-DD`: said at the lead time. Null when not said. */
  neededBy?: string | null | undefined;
}

/** Of what lines are made, and how many. */
export interface QuoteLinesOptions {
  /** The vendor's own products, of which a line can be made. Without them there is no such box. */
  products?: readonly QuoteFormProduct[] | undefined;
  /** What the client asked for. */
  requested?: RequestedFacts | undefined;
  /** The most lines. Without it any number may be added. */
  maxLines?: number | undefined;
}

interface QuoteFormLinesProps extends QuoteLinesOptions {
  /** Which side writes. */
  by: DealParty;
  /** What is written in them. */
  lines: readonly QuoteLineDraft[];
  /** What each costs; undefined while its numbers are missing. */
  amounts: readonly (number | undefined)[];
  /** The tax of the first line in percent. */
  taxPercent: number;
  /** The name, the constraints and the error of a field. */
  field: (name: string) => FieldState<never>;
  /** The name and the errors of a list. */
  list: (name: string) => ListState;
  /** The words of the form. */
  words: QuoteFormLabels;
  /** Called with the lines after a change. */
  onChange: (lines: readonly QuoteLineDraft[]) => void;
}

/** The lines of an offer, and what adds one. */
export function QuoteFormLines({
  by,
  lines,
  amounts,
  taxPercent,
  products = [],
  requested,
  maxLines = Infinity,
  field,
  list,
  words,
  onChange,
}: QuoteFormLinesProps) {
  const { unit: writeUnit } = useLabels('Quantity', quantityLabels);
  const linesRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');

  /** How many of a product were asked for, as whole ones; undefined where something else is counted. */
  const requestedOf = ({ unit }: QuoteFormProduct) => {
    const { quantity = null, unit: counted = '' } = requested ?? {};
    // A client may have written the plural.
    const isSame = writeUnit(counted.trim().toLowerCase(), 2) === writeUnit(unit.toLowerCase(), 2);
    return quantity !== null && Number.isInteger(quantity) && isSame ? quantity : undefined;
  };
  const add = () => {
    // The new line is there when the focus goes to it.
    flushSync(() => onChange(addLine(lines, taxPercent)));
    linesRef.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const addProductOf = (id: string) => {
    const product = products.find((each) => each.id === id);
    if (product && lines.length < maxLines)
      onChange(addProduct(lines, product, taxPercent, requestedOf(product)));
  };
  const changeOne = (line: QuoteLineDraft, changes: Partial<QuoteLineDraft>) => {
    const product = products.find(({ id }) => id === line.productId);
    onChange(lines.map((each) => (each.key === line.key ? changeLine(each, changes, product) : each)));
  };
  const remove = (key: string, place: number) => {
    flushSync(() => onChange(lines.filter((line) => line.key !== key)));
    setAnnouncement(words.lineRemoved(place));
    addRef.current?.focus();
  };
  const columns = [words.description, words.quantity, words.unit, words.unitPrice, words.tax, words.hsn];
  return (
    <div data-part="lines-section" role="group" aria-label={words.lines}>
      <div data-part="columns" aria-hidden>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
        <span data-part="amount-column">{words.amount}</span>
      </div>
      <div data-part="lines" ref={linesRef}>
        {lines.map((line, index) => (
          <QuoteFormLine
            key={line.key}
            by={by}
            place={index + 1}
            line={line}
            amount={amounts[index]}
            field={(name) => field(`lines.${line.key}.${name}`)}
            list={(name) => list(`lines.${line.key}.${name}`)}
            words={words}
            onChange={(changes) => changeOne(line, changes)}
            onRemove={lines.length > 1 ? () => remove(line.key, index + 1) : undefined}
          />
        ))}
      </div>
      <div data-part="add">
        <Button
          ref={addRef}
          variant="secondary"
          size="sm"
          leadingIcon={<Plus />}
          disabled={lines.length >= maxLines}
          onClick={add}
        >
          {words.addLine}
        </Button>
        {products.length > 0 && (
          <Combobox
            label={words.addProduct}
            hideLabel
            placeholder={words.addProduct}
            size="sm"
            options={products.map(({ id, name }) => ({ value: id, label: name }))}
            value=""
            onValueChange={addProductOf}
          />
        )}
      </div>
      <output data-part="status">{announcement}</output>
    </div>
  );
}
