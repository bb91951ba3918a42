'use client';
import { useState, type ComponentProps } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { QuantityField } from '#components/QuantityField/QuantityField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#lib/use-form.ts';
import { useQuantity } from '../use-quantity.ts';
import type { StockEditorLabels } from './StockEditor.labels.ts';
import { Root } from './StockEditor.styles.ts';
import { stockChangeKinds, toStockChange, type StockChange, type StockChangeKind } from './stock-change.ts';

interface StockEditorFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** How many there are now. */
  stockQuantity: number;
  /** What is counted. */
  unit?: string | undefined;
  /** Where the form is. */
  layout: 'popover' | 'sheet';
  /** Saves the change. */
  onSubmit: (change: StockChange, reason: string) => void | Promise<unknown>;
  /** Called when it is saved. */
  onSaved: () => void;
  /** The words of the component. */
  words: StockEditorLabels;
}

interface StockValues {
  quantity: number;
  reason: string;
  ownReason: string;
}

/** The longest reason, in characters. */
const maxReason = 200;
/** The value of the choice that asks for own words. */
const other = 'other';

/** The form of the editor. It is there only while that is open, and so begins empty. */
export function StockEditorForm({
  stockQuantity,
  unit,
  layout,
  onSubmit,
  onSaved,
  words,
  ...rest
}: StockEditorFormProps) {
  const write = useQuantity();
  const [kind, setKind] = useState<StockChangeKind>('add');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');
  const size = layout === 'sheet' ? 'lg' : 'md';

  const save = async (values: StockValues) => {
    setPending(true);
    setError('');
    try {
      await onSubmit(
        toStockChange(kind, values.quantity),
        values.reason === other ? values.ownReason : values.reason,
      );
      onSaved();
    } catch (cause) {
      setError((cause instanceof Error && cause.message) || words.failed);
    }
    setPending(false);
  };
  const { field, formProps } = useForm<StockValues>({
    fields: {
      quantity: { required: true, min: kind === 'set' ? 0 : 1 },
      reason: { required: true },
      ownReason: { required: reason === other, maxLength: maxReason },
    },
    pending,
    onSubmit: (values) => void save(values),
  });

  const { sum, difference } = words;
  const after =
    quantity === null || Number.isNaN(quantity)
      ? null
      : { add: stockQuantity + quantity, remove: stockQuantity - quantity, set: quantity }[kind];
  const result =
    after === null || after < 0
      ? words.now(write(stockQuantity, unit).text)
      : (after < stockQuantity ? difference : sum)(
          write(stockQuantity).number,
          write(Math.abs(after - stockQuantity)).number,
          write(after, unit).text,
        );

  return (
    <Root data-component="StockEditor" data-layout={layout} {...formProps(rest)}>
      <SegmentedControl
        label={words.kind}
        size={size}
        fullWidth
        value={kind}
        options={stockChangeKinds.map((value) => ({ value, label: words[value] }))}
        onValueChange={setKind}
      />
      <QuantityField
        {...field('quantity')}
        label={words.quantity}
        size={size}
        value={quantity}
        onValueChange={setQuantity}
        {...(kind === 'remove' && {
          max: stockQuantity,
          labels: { max: (max: string) => words.tooFew(max, stockQuantity) },
        })}
        {...(unit && unit !== 'piece' && { unit })}
      />
      <output data-part="result">{result}</output>
      <Select
        {...field('reason')}
        label={words.reason}
        size={size}
        placeholder={words.chooseReason}
        onValueChange={setReason}
        options={[
          words.received,
          words.soldElsewhere,
          words.damaged,
          words.counted,
          words.returned,
          { value: other, label: words.other },
        ]}
      />
      {reason === other && (
        <TextField {...field('ownReason')} label={words.ownReason} size={size} autoComplete="off" />
      )}
      {error && <Alert tone="critical">{error}</Alert>}
      <Button type="submit" size={size} fullWidth loading={pending}>
        {words.save}
      </Button>
    </Root>
  );
}
