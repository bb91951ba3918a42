'use client';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { QuantityField } from '#components/QuantityField/QuantityField.tsx';
import type { FieldState } from '#lib/use-form.ts';
import type { OrderLine } from '../order.ts';
import { useQuantity } from '../use-quantity.ts';
import { leftOf } from './shipment.ts';
import type { ShipmentFormLabels } from './ShipmentForm.labels.ts';

interface ShipmentFormQuantityProps {
  /** The line. */
  line: OrderLine;
  /** What the field takes from the form. */
  state: FieldState<number | null | undefined>;
  /** The words of the form. */
  words: ShipmentFormLabels;
}

/** How many of a line are shipped. Products are whole; anything else may have decimals, for which buttons are no help. */
export function ShipmentFormQuantity({ line, state, words }: ShipmentFormQuantityProps) {
  const write = useQuantity();
  const left = leftOf(line);
  const ordered = write(line.quantity, line.unit).text;
  const { text, unit } = write(left, line.unit);
  const field = {
    ...state,
    defaultValue: state.defaultValue ?? null,
    label: line.description,
    hint: line.shipped > 0 ? words.left(write(left).number, ordered) : words.ordered(ordered),
    min: 0,
    max: left,
    labels: { max: () => words.tooMany(text) },
  };
  return line.productId ? (
    <QuantityField {...field} step={1} {...(unit && { unit })} />
  ) : (
    <NumberField {...field} step={0.001} trailing={unit} />
  );
}
