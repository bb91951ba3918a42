'use client';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Select } from '#components/Select/Select.tsx';
import { labelTooltip } from '#lib/label-tooltip.ts';
import { checkControlled, checkName, checkValues, valueOf } from '#lib/misuse.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useRadioName } from '#lib/use-radio-name.ts';
import { useLocale } from '#locale/use-locale.ts';
import { formatNumber } from '#locale/format.ts';
import { Root } from './SegmentedControl.styles.ts';

/** One choice. */
export interface SegmentedControlOption<Value extends string = string> {
  /** What identifies it, and what a form gets. */
  value: Value;
  /** What the reader sees: one or two words. */
  label: string;
  /** How many things there are under this choice. */
  count?: number | undefined;
  /** An icon before the words. It is decoration. */
  icon?: ReactNode;
  /** Shown and not to be chosen. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** What is chosen; the name of the group, which is not shown. */
  label: string;
  /** The choices, two to five, in the order shown. A string is its own value and label. */
  options: readonly (Value | SegmentedControlOption<Value>)[];
  /** The chosen value, when you keep it; give `onValueChange` with it. */
  value?: Value | undefined;
  /**
   * The value to begin with, when the control keeps it itself.
   * @default the first
   */
  defaultValue?: Value | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The name under which a form gets the value; without one it gets nothing. */
  name?: string | undefined;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Takes the words from sight where the icons say it all. They stay the names, which the pointer and the keyboard's focus show.
   * @default false
   */
  hideLabels?: boolean | undefined;
  /**
   * Takes the whole width of its container, of which each choice has the same share.
   * @default false
   */
  fullWidth?: boolean | undefined;
  /** Below which width of its container it is a `Select`: 20, 28 or 36 rem. Without it the choices scroll sideways. */
  collapse?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Whether nothing can be chosen.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Choice of one of a few short options that takes effect at once: how a list is filtered, sorted or shown. */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  size = 'md',
  hideLabels = false,
  fullWidth = false,
  collapse,
  disabled = false,
  ...rest
}: SegmentedControlProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('SegmentedControl', 'label', label);
    checkValues('SegmentedControl', 'options', options, valueOf);
    checkControlled('SegmentedControl', ['value', value], ['onValueChange', onValueChange, disabled]);
  }
  const locale = useLocale();
  const choices = options.map((option): SegmentedControlOption<Value> =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  const firstRef = useRef<HTMLInputElement>(null);
  const radioName = useRadioName(name, firstRef);
  const [chosen, choose] = useFieldValue(
    {
      caller: 'SegmentedControl',
      value,
      // Without choices nothing is chosen.
      defaultValue: (defaultValue ?? choices[0]?.value ?? '') as Value,
      onValueChange,
    },
    firstRef,
  );
  return (
    <Root
      data-component="SegmentedControl"
      data-size={size}
      data-hide-labels={hideLabels ? '' : undefined}
      data-full-width={fullWidth ? '' : undefined}
      data-collapse={collapse}
      {...rest}
    >
      <div data-part="segments" role="radiogroup" aria-label={label}>
        {choices.map((choice, index) => (
          <label
            data-part="segment"
            key={choice.value}
            {...(hideLabels && { 'data-tooltip': choice.label, ...labelTooltip })}
          >
            <input
              data-part="radio"
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name={radioName}
              data-name={name ? undefined : ''}
              value={choice.value}
              checked={choice.value === chosen}
              disabled={disabled || choice.disabled}
              onChange={() => choose(choice.value)}
            />
            {choice.icon && (
              <span data-part="icon" aria-hidden>
                {choice.icon}
              </span>
            )}
            <span data-part="label">{choice.label}</span>
            {choice.count !== undefined && (
              <span data-part="count">{formatNumber(choice.count, locale)}</span>
            )}
          </label>
        ))}
      </div>
      {collapse && (
        <div data-part="select">
          <Select
            label={label}
            hideLabel
            size={size}
            value={chosen}
            disabled={disabled}
            options={choices.map(({ value, label, count, disabled = false }) => ({
              value,
              label: count === undefined ? label : `${label} (${formatNumber(count, locale)})`,
              disabled,
            }))}
            onValueChange={choose}
          />
        </div>
      )}
    </Root>
  );
}
