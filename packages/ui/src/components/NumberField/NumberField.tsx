'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { HiddenValues } from '#components/Field/HiddenValues.tsx';
import { useBlurred } from '#lib/use-blurred.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useFormEvent } from '#lib/use-form-event.ts';
import { parseNumber, rewriteNumber, writeNumber } from '#lib/parse-number.ts';
import { numberFieldLabels, type NumberFieldLabels } from './NumberField.labels.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { checkControlled, checkName, checkRange } from '#lib/misuse.ts';
import { Root } from './NumberField.styles.ts';
import { explainNumber } from './explain-number.ts';
import { nextNumber } from './next-number.ts';

export interface NumberFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
    > {
  /**
   * The least number that is right; a smaller one is explained when the field is left. From 0 on a phone shows its number pad,
   * which may have no minus.
   */
  min?: number | undefined;
  /** The greatest number that is right; a greater one is explained when the field is left. */
  max?: number | undefined;
  /**
   * What a right number is a multiple of: 1 for whole numbers, 0.01 for two decimals. With it the arrow keys go from one to
   * the next; without it any is right.
   */
  step?: number | undefined;
  /**
   * With how many decimals it is written at least: 2 for `1,200.00`.
   * @default 0
   */
  minimumFractionDigits?: number | undefined;
  /** A unit or currency before the number, read with the field: `Rs.`. */
  leading?: ReactNode;
  /** A unit after the number, read with the field: `%`, `kg`. */
  trailing?: ReactNode;
  /** A control at the start of the box, such as a button that makes the number smaller. */
  leadingAction?: ReactNode;
  /** A control at the end of the box. */
  trailingAction?: ReactNode;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The number, when you keep it: null while empty, NaN while what is written is no number. */
  value?: number | null | undefined;
  /**
   * The number to begin with, when the field keeps it itself.
   * @default null
   */
  defaultValue?: number | null | undefined;
  /** Called at every change with the number, with null when emptied, with NaN when it is no number. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<NumberFieldLabels> | undefined;
}

/**
 * A field for a number, read and written as in the locale. What is typed stays as typed until the field is left; then
 * it is written in the locale's groups, and what is wrong with it is said. A form gets it as code writes it: `1500.5`.
 */
export function NumberField({
  min,
  max,
  step,
  minimumFractionDigits = 0,
  leading,
  trailing,
  leadingAction,
  trailingAction,
  size = 'md',
  className,
  style,
  value: valueProp,
  defaultValue = null,
  onChange,
  onValueChange,
  onBlur,
  onKeyDown,
  labels,
  name,
  ref,
  ...props
}: NumberFieldProps) {
  const words = useLabels('NumberField', numberFieldLabels, labels);
  const { locale } = useLocale();
  const inputRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue(
    { caller: 'NumberField', value: valueProp, defaultValue, onValueChange },
    inputRef,
  );
  const [text, setText] = useState(() => writeNumber(value, locale, minimumFractionDigits));
  if (process.env.NODE_ENV !== 'production') {
    checkName('NumberField', 'label', props.label);
    checkRange('NumberField', { min, max, step });
    checkControlled(
      'NumberField',
      ['value', valueProp],
      ['onValueChange', onValueChange, onChange, props.disabled],
    );
  }
  const [blurred, setBlurred] = useBlurred();
  const unitId = useId();
  const composedRef = useComposedRefs(inputRef, ref);
  const { frame, rest } = splitFieldProps(props);

  // What was typed stays as long as it means the value; a value from elsewhere replaces it.
  const shown = Object.is(parseNumber(text, locale), value)
    ? text
    : writeNumber(value, locale, minimumFractionDigits);
  const explanation = explainNumber(value, { min, max, step }, words, locale);
  const error = frame.error ?? (blurred && explanation);
  // The form finds it at once, whether the field was left or not.
  useEffect(() => inputRef.current?.setCustomValidity(explanation ?? ''), [explanation]);
  useFormEvent(inputRef, 'reset', () => {
    setBlurred(false);
    setText('');
  });
  const pad = step !== undefined && Number.isInteger(step) ? 'numeric' : 'decimal';
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key, currentTarget: input } = event;
    const isModified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
    if (step === undefined || isModified || rest.readOnly || event.defaultPrevented) return;
    const ends = rest.role === 'spinbutton' && { Home: -Infinity, End: Infinity };
    const count = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10, ...ends }[key];
    if (count === undefined) return;
    const next = nextNumber(value, count, { min, max, step });
    if (!Number.isFinite(next)) return;
    event.preventDefault();
    // Beyond a limit a key does not lead back.
    if (value !== null && (next - value) * count <= 0) return;
    // As if it was written, so that the form notices, too.
    input.setRangeText(writeNumber(next, locale, minimumFractionDigits), 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const descriptions = [
    frame['aria-describedby'],
    leading && `${unitId}-leading`,
    trailing && `${unitId}-trailing`,
  ];

  return (
    <Root data-component="NumberField" data-size={size} className={className} style={style}>
      <FieldFrame {...frame} error={error} aria-describedby={descriptions.filter(Boolean).join(' ')}>
        {(control) => (
          <span data-part="box">
            {leadingAction}
            {leading && (
              <span data-part="leading" id={`${unitId}-leading`}>
                {leading}
              </span>
            )}
            <input
              data-part="control"
              data-value-type="number"
              data-name={name}
              // The number pad of an iPhone has no minus.
              inputMode={min === undefined || min < 0 ? undefined : pad}
              autoComplete="off"
              {...rest}
              {...control}
              ref={composedRef}
              type="text"
              value={shown}
              onChange={(event) => {
                onChange?.(event);
                setBlurred(false);
                setText(event.target.value);
                setValue(parseNumber(event.target.value, locale));
              }}
              onKeyDown={stepByKey}
              onBlur={(event) => {
                onBlur?.(event);
                setBlurred(true);
                setText(rewriteNumber(shown, locale, minimumFractionDigits));
              }}
            />
            {trailing && (
              <span data-part="trailing" id={`${unitId}-trailing`}>
                {trailing}
              </span>
            )}
            {trailingAction}
          </span>
        )}
      </FieldFrame>
      <HiddenValues
        name={name}
        values={[value === null || Number.isNaN(value) ? '' : String(value)]}
        disabled={rest.disabled}
        form={rest.form}
      />
    </Root>
  );
}
