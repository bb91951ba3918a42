'use client';
import { ChevronDown } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { checkControlled, checkName, checkOptions } from '#lib/misuse.ts';
import { isGroup, type Options } from '#lib/option-group.ts';
import { Root } from './Select.styles.ts';

/** One answer. */
export interface SelectOption<Value extends string = string> {
  /** What the form gets. */
  value: Value;
  /** What the reader sees. */
  label: string;
  /** Shown and not to be chosen. */
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string>
  extends
    FieldFrameProps,
    Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'required' | 'size' | 'value' | 'defaultValue'> {
  /** The answers and groups of them, in the order shown. A string is its own value and label. */
  options: Options<Value | SelectOption<Value>>;
  /** Shown while nothing is chosen; the value is then the empty string. Without it the first answer is chosen. */
  placeholder?: string | undefined;
  /**
   * Whether the answer can be read and not changed. The form gets it.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The chosen value, when you keep it; give `onValueChange` with it. */
  value?: Value | '' | undefined;
  /** The value to begin with, when the field keeps it itself. */
  defaultValue?: Value | '' | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** What opens the list or chooses: characters too. */
const keysOfSelects = /^(.|Enter|Arrow.+|Page.+|Home|End|F4)$/;

function renderOption(option: string | SelectOption) {
  const { value, label, disabled } = typeof option === 'string' ? { value: option, label: option } : option;
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/**
 * Choice of one of several known options. The browser's own select: phones show their wheel, typing finds an option.
 */
export function Select<Value extends string = string>({
  options,
  placeholder,
  readOnly = false,
  size = 'md',
  className,
  style,
  value,
  defaultValue,
  onFocus,
  onMouseDown,
  onKeyDown,
  onChange,
  onValueChange,
  ...props
}: SelectProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('Select', 'label', props.label);
    checkOptions('Select', options);
    checkControlled(
      'Select',
      ['value', value],
      ['onValueChange', onValueChange, onChange, props.disabled, readOnly],
    );
  }
  const keptValue = useRef('');
  const { frame, rest } = splitFieldProps(props);
  const initial =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder ? '' : undefined) } : { value };
  return (
    <Root data-component="Select" data-size={size} className={className} style={style}>
      <FieldFrame {...frame}>
        {(control) => (
          <span data-part="box">
            <select
              data-part="control"
              {...rest}
              {...control}
              {...initial}
              // A native select has no attribute for it.
              aria-readonly={readOnly || undefined}
              required={control.required && !readOnly}
              onFocus={(event) => {
                onFocus?.(event);
                keptValue.current = event.target.value;
              }}
              onMouseDown={(event) => {
                onMouseDown?.(event);
                if (!readOnly) return;
                event.preventDefault();
                event.currentTarget.focus();
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                const isShortcut = event.ctrlKey || event.metaKey;
                if (readOnly && !isShortcut && keysOfSelects.test(event.key)) event.preventDefault();
              }}
              onChange={(event) => {
                // Some telephones open their list all the same.
                if (readOnly) return void (event.target.value = keptValue.current);
                onChange?.(event);
                onValueChange?.(event.target.value as Value);
              }}
            >
              {placeholder && (
                <option data-part="placeholder" value="" disabled={frame.required}>
                  {placeholder}
                </option>
              )}
              {options.map((entry) =>
                isGroup(entry) ? (
                  <optgroup key={`group ${entry.label}`} data-part="group" label={entry.label}>
                    {entry.options.map(renderOption)}
                  </optgroup>
                ) : (
                  renderOption(entry)
                ),
              )}
            </select>
            <span data-part="icon" aria-hidden>
              <ChevronDown size={16} />
            </span>
          </span>
        )}
      </FieldFrame>
    </Root>
  );
}
