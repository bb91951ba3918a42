'use client';
import { Button } from '#components/Button/Button.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { discountedPrice } from '#components/Price/money.ts';
import { PriceBreaks } from '#components/PriceBreaks/PriceBreaks.tsx';
import type { PriceBreak } from '#components/PriceBreaks/price-break.ts';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormState } from '#lib/use-form.ts';
import { formatMoney, formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { ProductDraft } from './product-draft.ts';
import { ProductEditorSection } from './ProductEditorSection.tsx';
import type { SectionProps } from './sections.ts';

interface ProductEditorOfferProps extends SectionProps {
  /** What is written now: prices and quantities depend on one another. */
  draft: ProductDraft;
  /** Gives a list its name and its errors. */
  list: FormState<ProductDraft>['list'];
  /** How many there are. */
  stockQuantity: number;
  /** Called with all prices for larger quantities at every change. */
  onPriceBreaksChange: (priceBreaks: readonly PriceBreak[]) => void;
  /** Shows 'Change stock' and is called by it. */
  onEditStock: (() => void) | undefined;
}

/** What it costs, and how it is ordered. */
export function ProductEditorOffer({
  idOf,
  field,
  words,
  draft,
  list,
  stockQuantity,
  onPriceBreaksChange,
  onEditStock,
}: ProductEditorOfferProps) {
  const locale = useLocale();
  const { price, discount, minimumOrder, unit } = draft;
  const netPrice = price && discount && discount <= 100 ? discountedPrice(price, discount) : undefined;
  return (
    <>
      <ProductEditorSection id={idOf('pricing')} title={words.pricing}>
        <MoneyField {...field('price')} label={words.price} />
        <NumberField
          {...field('discount')}
          label={words.discount}
          trailing="%"
          hint={netPrice !== undefined && words.netPrice(formatMoney(netPrice, locale))}
        />
        <div data-part="wide">
          <PriceBreaks
            {...list('priceBreaks')}
            label={words.priceBreaks}
            hint={words.priceBreaksHint}
            unit={unit}
            value={draft.priceBreaks}
            onValueChange={onPriceBreaksChange}
            min={(minimumOrder || 1) + 1}
            below={price ?? undefined}
            minRows={0}
            maxRows={10}
          />
        </div>
      </ProductEditorSection>
      <ProductEditorSection id={idOf('ordering')} title={words.ordering}>
        <TextField {...field('unit')} label={words.unit} autoComplete="off" />
        <NumberField {...field('minimumOrder')} label={words.minimumOrder} trailing={unit} />
        <NumberField {...field('leadDays')} label={words.leadDays} trailing={words.days} />
        <NumberField
          {...field('lowStock')}
          label={words.lowStock}
          hint={words.lowStockHint}
          trailing={unit}
        />
        <div data-part="stock">
          <span>{words.stock(formatNumber(stockQuantity, locale))}</span>
          {onEditStock && (
            <Button variant="secondary" size="sm" onClick={onEditStock}>
              {words.editStock}
            </Button>
          )}
        </div>
      </ProductEditorSection>
    </>
  );
}
