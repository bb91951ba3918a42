'use client';
import { Plus } from 'lucide-react';
import { useRef, useState, type ComponentProps, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import {
  FieldMessages,
  RequiredMark,
  splitFieldProps,
  useFieldControl,
  type FieldFrameProps,
} from '#components/Field/FieldFrame.tsx';
import type { FieldErrors } from '#lib/forms.ts';
import { checkControlled, checkKept, checkName } from '#lib/misuse.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { currencySign } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { boundsOf, type PriceBreak } from './price-break.ts';
import { priceBreaksLabels, type PriceBreaksLabels } from './PriceBreaks.labels.ts';
import { Root } from './PriceBreaks.styles.ts';
import { PriceBreaksRow } from './PriceBreaksRow.tsx';
import { PriceBreaksTable } from './PriceBreaksTable.tsx';

export interface PriceBreaksProps
  extends FieldFrameProps, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'ref'> {
  /** The prices by ascending quantity, when you keep them; give `onValueChange` with them. */
  value?: readonly PriceBreak[] | undefined;
  /**
   * The prices to begin with, when the field keeps them itself.
   * @default one empty row
   */
  defaultValue?: readonly PriceBreak[] | undefined;
  /** Called with all prices at every change. */
  onValueChange?: ((value: readonly PriceBreak[]) => void) | undefined;
  /** The name of the field. A form gets `<name>.0.from`, `<name>.0.price`, `<name>.1.from` and so on. */
  name?: string | undefined;
  /**
   * The minimum order: the least quantity of the first price.
   * @default 1
   */
  min?: number | undefined;
  /** What all of them are below: the price of a single unit. Without it the first may be any. */
  below?: number | undefined;
  /**
   * The fewest prices. With 0 all can be removed.
   * @default 1
   */
  minRows?: number | undefined;
  /** The most prices. Without it there is no end. */
  maxRows?: number | undefined;
  /**
   * What a quantity is a multiple of.
   * @default 1
   */
  step?: number | undefined;
  /**
   * What is wrong with single fields, by `0.from`, `0.price`, `1.from` and so on; shown at the field.
   * @default {}
   */
  fieldErrors?: FieldErrors | undefined;
  /** What is counted, in the singular: `piece`, `kg`. */
  unit?: string | undefined;
  /**
   * Shows the prices as a table to read, which a form does not get.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** Its first input, if there is one, which takes the focus where there is an error. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Replaces some of its words. */
  labels?: Partial<PriceBreaksLabels> | undefined;
}

const noErrors: FieldErrors = {};
const oneEmptyRow: readonly PriceBreak[] = [{ from: null, price: null }];

/** Prices that fall with the quantity: an editor, or with `readOnly` a table for the buyer. Renders a `<fieldset>`. */
export function PriceBreaks({
  value,
  defaultValue = oneEmptyRow,
  onValueChange,
  name,
  min = 1,
  below,
  minRows = 1,
  maxRows = Infinity,
  step = 1,
  fieldErrors = noErrors,
  unit,
  readOnly = false,
  labels,
  ref,
  ...props
}: PriceBreaksProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('PriceBreaks', 'label', props.label);
    checkKept('PriceBreaks', { value, defaultValue }, 'an array');
    checkControlled(
      'PriceBreaks',
      ['value', value],
      ['onValueChange', onValueChange, readOnly, props.disabled],
    );
  }
  const locale = useLocale();
  const words = useLabels('PriceBreaks', priceBreaksLabels, labels);
  const rootRef = useRef<HTMLFieldSetElement>(null);
  const rowsRef = useRef<HTMLTableSectionElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [breaks, setBreaks] = useFieldValue(
    { caller: 'PriceBreaks', value, defaultValue, onValueChange },
    rootRef,
  );
  const [announcement, setAnnouncement] = useState('');
  const { frame, rest } = splitFieldProps(props);
  const hint = frame.hint ?? (readOnly ? undefined : words.rule);
  const { id, required, ...described } = useFieldControl({ ...frame, hint });
  const bounds = boundsOf(breaks, { min, step, decimals: currencySign(locale).decimals, below });

  const add = () => {
    // The new row is there when the focus goes to it.
    flushSync(() => setBreaks([...breaks, { from: null, price: null }]));
    rowsRef.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const remove = (row: number) => {
    // With the last one that there may be, the button that adds cannot take the focus yet.
    flushSync(() => setBreaks(breaks.filter((_, index) => index !== row)));
    // So that the form notices: what was wrong with this row or a later one is not wrong with the next.
    rootRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
    setAnnouncement(words.removed(row + 1));
    addRef.current?.focus();
  };

  return (
    <Root
      data-component="PriceBreaks"
      data-read-only={readOnly ? '' : undefined}
      data-name={name}
      {...rest}
      {...described}
      id={frame.id}
      ref={rootRef}
    >
      <legend data-part="header" data-hidden={frame.hideLabel ? '' : undefined}>
        <span data-part="label">{frame.label}</span>
        {required && <RequiredMark />}
      </legend>
      {breaks.length > 0 && (
        <table data-part="table">
          <thead>
            <tr>
              <th data-part="column" scope="col">
                {readOnly ? words.quantities(unit) : words.quantity(unit)}
              </th>
              <th data-part="column" scope="col" colSpan={!readOnly && breaks.length > minRows ? 2 : 1}>
                {words.price(unit)}
              </th>
            </tr>
          </thead>
          {readOnly ? (
            <PriceBreaksTable breaks={breaks} step={step} words={words} />
          ) : (
            <tbody ref={rowsRef}>
              {breaks.map((priceBreak, row) => (
                <PriceBreaksRow
                  // Rows have no identity but their place.
                  key={row}
                  row={row}
                  ref={row === 0 ? ref : undefined}
                  name={name && `${name}.${row}`}
                  priceBreak={priceBreak}
                  minFrom={bounds[row]!.minFrom}
                  maxPrice={bounds[row]!.maxPrice}
                  step={step}
                  fromError={fieldErrors[`${row}.from`]}
                  priceError={fieldErrors[`${row}.price`]}
                  disabled={rest.disabled}
                  words={words}
                  onChange={(next) => setBreaks(breaks.map((other, index) => (index === row ? next : other)))}
                  onRemove={breaks.length > minRows ? () => remove(row) : undefined}
                />
              ))}
            </tbody>
          )}
        </table>
      )}
      {!readOnly && (
        <Button
          ref={addRef}
          size="sm"
          variant="secondary"
          leadingIcon={<Plus />}
          disabled={rest.disabled || breaks.length >= maxRows}
          onClick={add}
        >
          {words.add}
        </Button>
      )}
      <FieldMessages controlId={id} hint={hint} error={frame.error} />
      <output data-part="status">{announcement}</output>
    </Root>
  );
}
