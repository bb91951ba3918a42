'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { formatNumber, parseNumber } from '#lib/parse-number.ts';
import { Root } from './NumberField.styles.ts';
import { explainNumber } from './explain-number.ts';

export interface NumberFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
    > {
  /** The least number that is right; a smaller one is explained when the field is left. */
  min?: number;
  /** The greatest number that is right; a greater one is explained when the field is left. */
  max?: number;
  /** What a right number is a multiple of: 1 for whole numbers, 0.01 for two decimals. Without it any is right. */
  step?: number;
  /** A unit or currency before the number, read with the field: `Rs.`. */
  leading?: ReactNode;
  /** A unit after the number, read with the field: `%`, `kg`. */
  trailing?: ReactNode;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** The number, when you keep it: null while empty, NaN while what is written is no number. */
  value?: number | null;
  /**
   * The number to begin with, when the field keeps it itself.
   * @default null
   */
  defaultValue?: number | null;
  /** Called at every change with the number, with null when emptied, with NaN when it is no number. */
  onValueChange?: (value: number | null) => void;
}

/** A field for a number. What is written stays as written; what is wrong with it is said on leaving. */
export function NumberField({
  min,
  max,
  step,
  leading,
  trailing,
  size = 'md',
  className,
  style,
  value: valueProp,
  defaultValue = null,
  onChange,
  onValueChange,
  onBlur,
  ref,
  ...props
}: NumberFieldProps) {
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    ...(onValueChange && { onChange: onValueChange }),
  });
  const [text, setText] = useState(() => formatNumber(value));
  const [blurred, setBlurred] = useState(false);
  const unitId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const { frame, rest } = splitFieldProps(props);

  // What was typed stays as long as it means the value; a value from elsewhere replaces it.
  const shown = Object.is(parseNumber(text), value) ? text : formatNumber(value);
  const explanation = explainNumber(value, { min, max, step });
  const error = frame.error ?? (blurred && explanation);
  // The form finds it at once, whether the field was left or not.
  useEffect(() => inputRef.current?.setCustomValidity(explanation ?? ''), [explanation]);
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
            {leading && (
              <span data-part="leading" id={`${unitId}-leading`}>
                {leading}
              </span>
            )}
            <input
              data-part="control"
              data-value-type="number"
              inputMode={step !== undefined && Number.isInteger(step) ? 'numeric' : 'decimal'}
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
                setValue(parseNumber(event.target.value));
              }}
              onBlur={(event) => {
                onBlur?.(event);
                setBlurred(true);
              }}
            />
            {trailing && (
              <span data-part="trailing" id={`${unitId}-trailing`}>
                {trailing}
              </span>
            )}
          </span>
        )}
      </FieldFrame>
    </Root>
  );
}
