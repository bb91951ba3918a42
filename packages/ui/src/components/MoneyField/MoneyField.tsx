'use client';
import { NumberField, type NumberFieldProps } from '#components/NumberField/NumberField.tsx';
import { currencySign } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { Root } from './MoneyField.styles.ts';

export interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'leading' | 'trailing' | 'step' | 'minimumFractionDigits'
> {
  /**
   * The ISO 4217 currency of the amount.
   * @default the one of `LocaleProvider`
   */
  currency?: string | undefined;
  /**
   * The least amount that is right.
   * @default 0
   */
  min?: number | undefined;
}

/** A field for an amount of money, with the sign and the decimals of its currency. */
export function MoneyField({ currency, min = 0, className, style, ...props }: MoneyFieldProps) {
  const around = useLocale();
  const { sign, side, decimals } = currencySign({ ...around, ...(currency && { currency }) });
  return (
    <Root data-component="MoneyField" className={className} style={style}>
      <NumberField
        {...props}
        {...{ [side]: sign }}
        min={min}
        step={10 ** -decimals}
        minimumFractionDigits={decimals}
      />
    </Root>
  );
}
