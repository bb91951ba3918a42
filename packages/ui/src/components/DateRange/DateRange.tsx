'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps, type Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { Days } from '#components/DateField/days.ts';
import { DateField, type DateFieldProps } from '#components/DateField/DateField.tsx';
import {
  FieldMessages,
  RequiredMark,
  splitFieldProps,
  useFieldControl,
  type FieldFrameProps,
} from '#components/Field/FieldFrame.tsx';
import { checkControlled, checkKept, checkName } from '#lib/misuse.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useLabels } from '#locale/use-locale.ts';
import { dateRangeLabels, type DateRangeLabels } from './DateRange.labels.ts';
import { Root } from './DateRange.styles.ts';
import { firstUnavailable, lastDayOf } from './unavailable-days.ts';

/** Days that are often asked for. */
export interface DatePreset extends Days {
  /** What they are called: 'Last 30 days'. */
  label: string;
}

export interface DateRangeProps
  extends
    FieldFrameProps,
    Pick<DateFieldProps, 'min' | 'max' | 'size'>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'ref'> {
  /** The first and the last day, when you keep them; give `onValueChange` with them. */
  value?: Days | undefined;
  /**
   * The days to begin with, when the field keeps them itself.
   * @default { from: '', to: '' }
   */
  defaultValue?: Days | undefined;
  /** Called with both days when one of them changes. */
  onValueChange?: ((value: Days) => void) | undefined;
  /**
   * Whether the days can be read and not changed. The form gets them.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** The name of the field. A form gets `<name>.from` and `<name>.to`. */
  name?: string | undefined;
  /**
   * Whether a day, as `YYYY-MM-DD`, is not available. No day of a range is then one of these: the last day is limited by the
   * first that is not available after the range has begun. The first day may be any other, also after the last one, which
   * is then to be chosen anew. Called for each day of a range, so let it be quick.
   */
  isDateUnavailable?: DateFieldProps['isDateUnavailable'];
  /**
   * Buttons that set both days. `lastDays(30)` gives those of one.
   * @default []
   */
  presets?: readonly DatePreset[] | undefined;
  /** Its first input, which takes the focus where there is an error. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Replaces some of its words. */
  labels?: Partial<DateRangeLabels> | undefined;
}

const noDays: Days = { from: '', to: '' };
const noPresets: readonly DatePreset[] = [];

/** A first and a last day. Each limits the other, and both calendars mark the days between. Renders a `<fieldset>`. */
export function DateRange({
  value: valueProp,
  defaultValue = noDays,
  onValueChange,
  name,
  min,
  max,
  isDateUnavailable,
  size = 'md',
  presets = noPresets,
  readOnly = false,
  labels,
  ref,
  ...props
}: DateRangeProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('DateRange', 'label', props.label);
    checkKept('DateRange', { value: valueProp, defaultValue }, 'an object');
    checkControlled(
      'DateRange',
      ['value', valueProp],
      ['onValueChange', onValueChange, props.disabled, readOnly],
    );
  }
  const words = useLabels('DateRange', dateRangeLabels, labels);
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const [value, setValue] = useFieldValue(
    { caller: 'DateRange', value: valueProp, defaultValue, onValueChange },
    inputRef,
  );
  const { frame, rest } = splitFieldProps(props);
  const { id, required, ...described } = useFieldControl(frame);
  const common = {
    size,
    required,
    disabled: rest.disabled,
    readOnly,
    isDateUnavailable,
    range: value,
    // What is right is said once, by the group.
    ...(described['aria-invalid'] && described),
  };

  return (
    <Root data-component="DateRange" {...rest} {...described} id={frame.id}>
      <legend data-part="header" data-hidden={frame.hideLabel ? '' : undefined}>
        <span data-part="label">{frame.label}</span>
        {required && <RequiredMark />}
      </legend>
      <div data-part="dates">
        <DateField
          {...common}
          ref={composedRef}
          label={words.from}
          {...(name && { name: `${name}.from` })}
          min={min}
          max={isDateUnavailable ? max : value.to || max}
          value={value.from}
          onValueChange={(from) => setValue({ ...value, from })}
        />
        <DateField
          {...common}
          label={words.to}
          {...(name && { name: `${name}.to` })}
          min={value.from || min}
          max={isDateUnavailable ? lastDayOf(value, max, isDateUnavailable) : max}
          value={value.to}
          onValueChange={(to) => setValue({ ...value, to })}
        />
      </div>
      {presets.length > 0 && !readOnly && (
        <div data-part="presets" role="group" aria-label={words.presets(frame.label)}>
          {presets.map(({ label, ...days }) => (
            <Button
              key={label}
              size="sm"
              variant="secondary"
              aria-pressed={days.from === value.from && days.to === value.to}
              disabled={
                rest.disabled ||
                (isDateUnavailable && firstUnavailable(days, isDateUnavailable) !== undefined)
              }
              onClick={() => setValue(days)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <FieldMessages controlId={id} hint={frame.hint} error={frame.error} />
    </Root>
  );
}
