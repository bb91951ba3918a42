'use client';
import { useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { useForm } from '#lib/use-form.ts';
import { formatMoney, formatNumber, formatPercent } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import type { BulkProduct } from './bulk-product.ts';
import type { BulkChangeLabels } from './BulkChange.labels.ts';
import { Form } from './BulkChange.styles.ts';

interface BulkChangeFormProps {
  /** What is changed. */
  kind: 'prices' | 'discount';
  /** The selected products that are loaded. */
  products: readonly BulkProduct[];
  /** How many are selected. */
  count: number;
  /** The price after a change. */
  priceAfter: (price: number, percent: number) => number;
  /** Makes the change: the percentage of prices, or the discount. */
  onSubmit: (percent: number) => void | Promise<unknown>;
  /** Called when it is done or given up. */
  onClose: () => void;
  /** The words of the component. */
  words: BulkChangeLabels;
}

interface BulkChangeDialogProps extends BulkChangeFormProps {
  /** Whether it is shown. */
  open: boolean;
}

/** Asks by how much, and shows what that makes of the first products. */
export function BulkChangeDialog({ open, ...form }: BulkChangeDialogProps) {
  const { words, kind, count, onClose } = form;
  const locale = useLocale();
  return (
    <Dialog
      size="sm"
      title={words[kind]}
      description={words.count(formatNumber(count, locale), count)}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BulkChangeForm {...form} />
    </Dialog>
  );
}

function BulkChangeForm({
  kind,
  products,
  count,
  priceAfter,
  onSubmit,
  onClose,
  words,
}: BulkChangeFormProps) {
  const locale = useLocale();
  const [direction, setDirection] = useState('up');
  const [percent, setPercent] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');
  const isPrices = kind === 'prices';
  const signed = (value: number) => (isPrices && direction === 'down' ? -value : value);

  const save = async (value: number) => {
    setPending(true);
    setError('');
    try {
      await onSubmit(signed(value));
      onClose();
    } catch (cause) {
      setError((cause instanceof Error && cause.message) || words.failed);
    }
    setPending(false);
  };
  const { field, formProps } = useForm<{ percent: number }>({
    fields: { percent: { required: true, min: isPrices ? 0.01 : 0, max: 100, step: 0.01 } },
    pending,
    onSubmit: (values) => void save(values.percent),
  });
  const isWritten = percent !== null && percent >= 0;
  const written = formatNumber(count, locale);
  const write = (value: number) => (isPrices ? formatMoney(value, locale) : formatPercent(value, locale));
  const valuesOf = ({ price, discount = 0 }: BulkProduct) => {
    const before = isPrices ? price : discount;
    if (!isWritten) return [before, before] as const;
    return [before, isPrices ? priceAfter(price, signed(percent)) : percent] as const;
  };

  return (
    <Form data-part="form" {...formProps()}>
      <div data-part="fields">
        {isPrices && (
          <SegmentedControl
            label={words.direction}
            fullWidth
            value={direction}
            onValueChange={setDirection}
            options={[
              { value: 'up', label: words.up },
              { value: 'down', label: words.down },
            ]}
          />
        )}
        <NumberField
          {...field('percent')}
          label={isPrices ? words.percent : words.newDiscount}
          trailing="%"
          value={percent}
          onValueChange={setPercent}
        />
        {products.length > 0 && (
          <ul data-part="examples" aria-label={words.examples}>
            {products.slice(0, 3).map((product) => {
              const [before, after] = valuesOf(product).map(write);
              return (
                <li data-part="example" key={product.id}>
                  <span>{product.name}</span>
                  <span>
                    <del data-part="before">{before}</del> <ins data-part="after">{after}</ins>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <DialogFormFooter
        error={error}
        pending={pending}
        onCancel={onClose}
        submitLabel={(isPrices ? words.changePrices : words.changeDiscount)(written, count)}
      />
    </Form>
  );
}
