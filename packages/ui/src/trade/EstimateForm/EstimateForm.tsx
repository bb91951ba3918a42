'use client';
import { useState, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DateField } from '#components/DateField/DateField.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { QuantityField } from '#components/QuantityField/QuantityField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { pictureSource } from '#lib/picture-source.ts';
import { useForm } from '#lib/use-form.ts';
import { formatMoney, formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { useQuantity } from '../use-quantity.ts';
import { estimateFormLabels, type EstimateFormLabels } from './EstimateForm.labels.ts';
import { Root } from './EstimateForm.styles.ts';

/** The product that an estimate is asked for. A product of the API has these fields. */
export interface EstimatedProduct {
  name: string;
  vendorName: string;
  /** Addresses of pictures; the first shows. */
  images?: readonly string[] | undefined;
  /** What is counted. */
  unit: string;
  /** The fewest that one may order. */
  minimumOrder: number;
}

/** What a client asks of a vendor. */
export interface EstimateValues {
  quantity: number;
  /** What it would pay for a unit. */
  targetPrice?: number;
  /** A day as `YYYY-MM-DD`. */
  neededBy?: string;
  deliveryPlace?: string;
  note?: string;
}

export interface EstimateFormProps
  extends FormProps<EstimateValues>, Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What the estimate is asked for. */
  product: EstimatedProduct;
  /** What a unit and all together cost at a quantity, before tax; undefined for one that has no price. */
  priceAt: (quantity: number) => { unitPrice: number; total: number } | undefined;
  /** How many more reach the next lower price of a unit, and that price; undefined when there is none. */
  nextBreak: (quantity: number) => { more: number; unitPrice: number } | undefined;
  /** The first day that 'Needed by' may be, as `YYYY-MM-DD`. */
  minNeededBy?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<EstimateFormLabels> | undefined;
}

/** What the fields of the form are while it is written. */
interface FormValues {
  quantity: number | null;
  targetPrice: number | null;
  neededBy: string;
  deliveryPlace: string;
  note: string;
}

const toValues = ({ quantity, targetPrice, neededBy, deliveryPlace, note }: FormValues): EstimateValues => ({
  quantity: quantity ?? 0,
  ...(targetPrice !== null && !Number.isNaN(targetPrice) && { targetPrice }),
  ...(neededBy && { neededBy }),
  ...(deliveryPlace && { deliveryPlace }),
  ...(note && { note }),
});

const requiredFields: FormFields<EstimateValues> = { quantity: { required: true } };

/** Asks the vendor of a product for a quote. Made for a Dialog of size `lg`; the caller closes that on success. */
export function EstimateForm({
  product,
  priceAt,
  nextBreak,
  minNeededBy,
  fields = requiredFields,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: EstimateFormProps) {
  const words = useLabels('EstimateForm', estimateFormLabels, labels);
  const locale = useLocale();
  const write = useQuantity();
  const { name, vendorName, images = [], unit, minimumOrder } = product;
  const [quantity, setQuantity] = useState<number | null>(defaultValues?.quantity ?? minimumOrder);
  const { field, formProps, resetKey } = useForm<FormValues>({
    fields,
    ...(defaultValues && { defaultValues }),
    ...(onValuesChange && { onValuesChange: (values: FormValues) => onValuesChange(toValues(values)) }),
    ...(fieldErrors && { fieldErrors }),
    ...(onSubmit && { onSubmit: (values: FormValues) => onSubmit(toValues(values)) }),
    pending,
  });
  // After a reset the initial values may be others: a kept draft is gone.
  const [shownReset, setShownReset] = useState(resetKey);
  if (shownReset !== resetKey) {
    setShownReset(resetKey);
    setQuantity(defaultValues?.quantity ?? minimumOrder);
  }
  const { defaultValue: _default, ...quantityField } = field('quantity');
  const isPriced = quantity !== null && Number.isInteger(quantity) && quantity >= minimumOrder;
  const price = isPriced ? priceAt(quantity) : undefined;
  const next = isPriced ? nextBreak(quantity) : undefined;
  const money = (amount: number) => formatMoney(amount, locale);
  const picture = images[0];
  return (
    <Root data-component="EstimateForm" {...formProps(rest)}>
      <div data-part="product">
        {picture !== undefined && (
          <img
            data-part="picture"
            {...pictureSource(picture, '4rem')}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        <p data-part="product-text">
          <strong data-part="name">{name}</strong>
          <span data-part="vendor">{words.soldBy(vendorName)}</span>
        </p>
      </div>
      <div data-part="fields">
        <div data-part="priced">
          <QuantityField
            {...quantityField}
            label={words.quantity}
            min={minimumOrder}
            unit={unit}
            hint={words.minimumOrder(write(minimumOrder, unit).text)}
            value={quantity}
            onValueChange={setQuantity}
          />
          <output data-part="price">
            {price ? words.priced(money(price.unitPrice), money(price.total)) : words.notPriced}
          </output>
          {next && quantity !== null && (
            <Button variant="secondary" size="sm" onClick={() => setQuantity(quantity + next.more)}>
              {words.nextBreak(formatNumber(next.more, locale), money(next.unitPrice))}
            </Button>
          )}
        </div>
        <MoneyField
          key={`target ${resetKey}`}
          {...field('targetPrice')}
          label={words.targetPrice}
          hint={words.targetPriceHint}
        />
        <DateField
          key={`needed ${resetKey}`}
          name="neededBy"
          defaultValue={defaultValues?.neededBy ?? ''}
          error={field('neededBy').error}
          label={words.neededBy}
          min={minNeededBy}
        />
        <TextField
          key={`place ${resetKey}`}
          {...field('deliveryPlace')}
          label={words.deliveryPlace}
          autoComplete="off"
        />
        <div data-part="wide">
          <TextArea
            key={`note ${resetKey}`}
            {...field('note')}
            label={words.note}
            rows={3}
            placeholder={words.notePlaceholder}
          />
        </div>
      </div>
      <DialogFormFooter error={error} pending={pending} resetLabel={words.reset} submitLabel={words.submit} />
    </Root>
  );
}
