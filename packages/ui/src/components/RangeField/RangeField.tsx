'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps, type Ref } from 'react';
import {
  FieldMessages,
  RequiredMark,
  splitFieldProps,
  useFieldControl,
  type FieldFrameProps,
} from '#components/Field/FieldFrame.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { checkControlled, checkKept, checkName } from '#lib/misuse.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { formatMoney, formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { rangeFieldLabels, type RangeFieldLabels } from './RangeField.labels.ts';
import { Root } from './RangeField.styles.ts';

/** A least and a greatest number; null where there is no limit. */
export interface NumberRange {
  /** The least number. */
  from: number | null;
  /** The greatest number. */
  to: number | null;
}

export interface RangeFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'ref'> {
  /** The number at the start of the track. */
  min: number;
  /** The number at the end of the track. */
  max: number;
  /**
   * Whether numbers beyond the end of the track are right, too: it stands for that number and more.
   * @default false
   */
  openEnded?: boolean | undefined;
  /**
   * What the numbers are multiples of.
   * @default 1
   */
  step?: number | undefined;
  /**
   * What the numbers are: `money` shows them in the currency around the field.
   * @default 'number'
   */
  kind?: 'number' | 'money' | undefined;
  /** What is counted, after plain numbers: `kg`. */
  unit?: string | undefined;
  /** Both numbers, when you keep them; give `onValueChange` with them. */
  value?: NumberRange | undefined;
  /**
   * The numbers to begin with, when the field keeps them itself.
   * @default no limits
   */
  defaultValue?: NumberRange | undefined;
  /** Called with both numbers when one changes: null at its end of the track or while empty, NaN for no number. */
  onValueChange?: ((value: NumberRange) => void) | undefined;
  /** The name of the field. A form gets `<name>.from` and `<name>.to`. */
  name?: string | undefined;
  /** The field of its least number, which takes the focus where there is an error. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Replaces some of its words. */
  labels?: Partial<RangeFieldLabels> | undefined;
}

const noLimits: NumberRange = { from: null, to: null };

/** A least and a greatest number, set by two thumbs on a track or written. Renders a `<fieldset>`. */
export function RangeField({
  min,
  max,
  openEnded = false,
  step = 1,
  kind = 'number',
  unit,
  value: valueProp,
  defaultValue = noLimits,
  onValueChange,
  name,
  labels,
  style,
  ref,
  ...props
}: RangeFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('RangeField', 'label', props.label);
    checkKept('RangeField', { value: valueProp, defaultValue }, 'an object');
    checkControlled('RangeField', ['value', valueProp], ['onValueChange', onValueChange, props.disabled]);
  }
  const locale = useLocale();
  const words = useLabels('RangeField', rangeFieldLabels, labels);
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const [value, setValue] = useFieldValue(
    { caller: 'RangeField', value: valueProp, defaultValue, onValueChange },
    inputRef,
  );
  const { frame, rest } = splitFieldProps(props);
  const { id, required, ...described } = useFieldControl(frame);

  const known = (number: number | null) => (number === null || Number.isNaN(number) ? undefined : number);
  const onTrack = (number: number | null, end: number) => Math.min(Math.max(known(number) ?? end, min), max);
  const most = openEnded ? known(value.to) : onTrack(value.to, max);
  const from = onTrack(value.from, min);
  const to = Math.max(from, onTrack(value.to, max));
  const write = (number: number) =>
    kind === 'money'
      ? formatMoney(number, locale)
      : [formatNumber(number, locale), unit].filter(Boolean).join(' ');
  const share = (number: number) => (max > min ? (number - min) / (max - min) : 0);

  const thumbs = [
    {
      key: 'from',
      label: words.fromThumb(frame.label),
      number: from,
      move: (next: number) => ({ ...value, from: next <= min ? null : Math.min(next, to) }),
    },
    {
      key: 'to',
      label: words.toThumb(frame.label),
      number: to,
      move: (next: number) => ({ ...value, to: next >= max ? null : Math.max(next, from) }),
    },
  ];
  const Field = kind === 'money' ? MoneyField : NumberField;
  const ends = { step, ...(kind === 'number' && unit && { trailing: unit }) };
  const common = {
    size: 'sm',
    required,
    disabled: rest.disabled,
    ...(kind === 'number' && ends),
    // What is right is said once, by the group.
    ...(described['aria-invalid'] && described),
  } as const;

  return (
    <Root
      data-component="RangeField"
      {...rest}
      {...described}
      id={frame.id}
      style={{ '--_from': share(from), '--_to': share(to), ...style }}
    >
      <legend data-part="header" data-hidden={frame.hideLabel ? '' : undefined}>
        <span data-part="label">{frame.label}</span>
        {required && <RequiredMark />}
      </legend>
      <div data-part="track">
        {thumbs.map(({ key, label, number, move }) => (
          <input
            key={key}
            data-part="thumb"
            type="range"
            aria-label={label}
            aria-valuetext={write(number)}
            min={min}
            max={max}
            step={step}
            disabled={rest.disabled}
            value={number}
            onChange={(event) => setValue(move(event.target.valueAsNumber))}
          />
        ))}
      </div>
      <div data-part="numbers">
        <Field
          {...common}
          ref={composedRef}
          label={words.from}
          {...(name && { name: `${name}.from` })}
          placeholder={formatNumber(min, locale)}
          min={min}
          {...(most !== undefined && { max: most })}
          value={value.from}
          onValueChange={(next) => setValue({ ...value, from: next })}
        />
        <Field
          {...common}
          label={words.to}
          {...(name && { name: `${name}.to` })}
          placeholder={`${formatNumber(max, locale)}${openEnded ? '+' : ''}`}
          min={openEnded ? (known(value.from) ?? min) : onTrack(value.from, min)}
          {...(!openEnded && { max })}
          value={value.to}
          onValueChange={(next) => setValue({ ...value, to: next })}
        />
      </div>
      <FieldMessages controlId={id} hint={frame.hint} error={frame.error} />
    </Root>
  );
}
