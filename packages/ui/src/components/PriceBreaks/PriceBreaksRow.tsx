'use client';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import type { PriceBreak } from './price-break.ts';
import type { PriceBreaksLabels } from './PriceBreaks.labels.ts';

interface PriceBreaksRowProps {
  /** Its place; the first is 0. */
  row: number;
  /** The field of its quantity. */
  ref: Ref<HTMLInputElement> | undefined;
  /** What the names of its fields begin with. */
  name: string | undefined;
  /** What it holds. */
  priceBreak: PriceBreak;
  /** The least quantity that is right. */
  minFrom: number;
  /** The greatest price that is right. */
  maxPrice: number | undefined;
  /** What a quantity is a multiple of. */
  step: number;
  /** What else is wrong with its quantity. */
  fromError: string | undefined;
  /** What else is wrong with its price. */
  priceError: string | undefined;
  /** Whether nothing can be changed. */
  disabled: boolean | undefined;
  /** The words of the editor. */
  words: PriceBreaksLabels;
  /** Called with what it is to hold. */
  onChange: (priceBreak: PriceBreak) => void;
  /** Called when it is to be removed; undefined where there may be no fewer. */
  onRemove: (() => void) | undefined;
}

/** One quantity and its price. What is wrong with them is what is outside their bounds, and said at the field. */
export function PriceBreaksRow({
  row,
  ref,
  name,
  priceBreak,
  minFrom,
  maxPrice,
  step,
  fromError,
  priceError,
  disabled,
  words,
  onChange,
  onRemove,
}: PriceBreaksRowProps) {
  return (
    <tr data-part="row">
      <td data-part="cell">
        <NumberField
          hideLabel
          required
          ref={ref}
          label={words.quantityOf(row + 1)}
          error={fromError}
          {...(name && { name: `${name}.from` })}
          min={minFrom}
          step={step}
          disabled={disabled}
          value={priceBreak.from}
          onValueChange={(from) => onChange({ ...priceBreak, from })}
        />
      </td>
      <td data-part="cell">
        <MoneyField
          hideLabel
          required
          label={words.priceOf(row + 1)}
          error={priceError}
          {...(name && { name: `${name}.price` })}
          {...(maxPrice !== undefined && { max: maxPrice })}
          disabled={disabled}
          value={priceBreak.price}
          onValueChange={(price) => onChange({ ...priceBreak, price })}
        />
      </td>
      {onRemove && (
        <td data-part="cell">
          <IconButton label={words.remove(row + 1)} icon={<X />} disabled={disabled} onClick={onRemove} />
        </td>
      )}
    </tr>
  );
}
