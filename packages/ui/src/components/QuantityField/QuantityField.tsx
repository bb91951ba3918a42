'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { nextNumber } from '#components/NumberField/next-number.ts';
import type { NumberFieldLabels } from '#components/NumberField/NumberField.labels.ts';
import { NumberField, type NumberFieldProps } from '#components/NumberField/NumberField.tsx';
import { checkControlled, checkName } from '#lib/misuse.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { quantityFieldLabels, type QuantityFieldLabels } from './QuantityField.labels.ts';
import { Root } from './QuantityField.styles.ts';

export interface QuantityFieldProps extends Omit<
  NumberFieldProps,
  'leading' | 'trailing' | 'leadingAction' | 'trailingAction' | 'labels'
> {
  /**
   * The minimum order.
   * @default `step`
   */
  min?: number | undefined;
  /** The greatest quantity, such as what is in stock. */
  max?: number | undefined;
  /**
   * What a quantity is a multiple of, such as the pieces in a carton. The buttons go from one multiple to the next.
   * @default 1
   */
  step?: number | undefined;
  /** What is counted: `pieces`, `kg`. */
  unit?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<QuantityFieldLabels & NumberFieldLabels> | undefined;
}

/** A field for how much to order, with buttons for the next quantity that can be ordered. */
export function QuantityField({
  step = 1,
  min = step,
  max = Infinity,
  unit,
  value: valueProp,
  defaultValue = null,
  onValueChange,
  labels,
  className,
  style,
  ref,
  ...props
}: QuantityFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('QuantityField', 'label', props.label);
    checkControlled(
      'QuantityField',
      ['value', valueProp],
      ['onValueChange', onValueChange, props.disabled, props.readOnly],
    );
  }
  const { locale } = useLocale();
  const words = useLabels('QuantityField', quantityFieldLabels, labels);
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const [value, setValue] = useFieldValue(
    { caller: 'QuantityField', value: valueProp, defaultValue, onValueChange },
    inputRef,
  );
  const next = (direction: 1 | -1) => nextNumber(value, direction, { min, max, step });
  const isWritten = value !== null && !Number.isNaN(value);
  const atLeast = !isWritten || next(-1) >= value;
  const atMost = isWritten && next(1) <= value;
  const isFixed = props.disabled || props.readOnly;
  const write = (quantity: number) => [formatNumber(quantity, { locale }), unit].filter(Boolean).join(' ');
  const limits = words.limits({
    min: min > step ? write(min) : undefined,
    max: Number.isFinite(max) ? write(max) : undefined,
    step: step === 1 ? undefined : write(step),
  });

  const button = (direction: 1 | -1, isEnd: boolean) => (
    <IconButton
      size="sm"
      label={direction === 1 ? words.increase(props.label) : words.decrease(props.label)}
      icon={direction === 1 ? <Plus /> : <Minus />}
      disabled={isFixed}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) setValue(next(direction));
      }}
    />
  );
  return (
    <Root data-component="QuantityField" className={className} style={style}>
      <NumberField
        role="spinbutton"
        aria-valuenow={isWritten ? value : undefined}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-valuetext={isWritten ? write(value) : words.none}
        {...props}
        hint={props.hint ?? limits}
        labels={labels}
        min={min}
        {...(Number.isFinite(max) && { max })}
        step={step}
        trailing={unit}
        leadingAction={button(-1, atLeast)}
        trailingAction={button(1, atMost)}
        ref={composedRef}
        value={value}
        onValueChange={setValue}
      />
    </Root>
  );
}
