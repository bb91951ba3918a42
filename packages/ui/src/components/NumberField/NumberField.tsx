'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { Root } from './NumberField.styles.ts';
import { explainNumber, formatNumber, parseNumber } from './parse-number.ts';

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
  /**
   * Takes whole numbers only.
   * @default false
   */
  integer?: boolean;
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
  integer = false,
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
  ...props
}: NumberFieldProps) {
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    ...(onValueChange && { onChange: onValueChange }),
  });
  const [text, setText] = useState(() => formatNumber(value));
  const [left, setLeft] = useState(false);
  const unitId = useId();
  const { frame, rest } = splitFieldProps(props);

  // The text is the writer's as long as it means the value; a value from elsewhere replaces it.
  const shown = Object.is(parseNumber(text), value) ? text : formatNumber(value);
  const error = frame.error ?? (left && explainNumber(value, { min, max, integer }));
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
              inputMode={integer ? 'numeric' : 'decimal'}
              autoComplete="off"
              {...rest}
              {...control}
              type="text"
              value={shown}
              onChange={(event) => {
                onChange?.(event);
                setLeft(false);
                setText(event.target.value);
                setValue(parseNumber(event.target.value));
              }}
              onBlur={(event) => {
                onBlur?.(event);
                setLeft(true);
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
