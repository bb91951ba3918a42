'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { HiddenValues } from '#components/Field/HiddenValues.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { checkControlled, checkDate, checkName } from '#lib/misuse.ts';
import { useBlurred } from '#lib/use-blurred.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useFormEvent } from '#lib/use-form-event.ts';
import { useInputEvent } from '#lib/use-input-event.ts';
import { formatDate } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { Calendar } from './Calendar.tsx';
import type { Days } from './days.ts';
import { dateFieldLabels, type DateFieldLabels } from './DateField.labels.ts';
import { Root } from './DateField.styles.ts';
import { isDate, isMissingDay, parseDateText, patternOf, writeDate } from './date-text.ts';

export interface DateFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'
    > {
  /** The date as `YYYY-MM-DD`, when you keep it, empty for none; give `onValueChange` with it. */
  value?: string | undefined;
  /**
   * The date to begin with, when the field keeps it itself.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the date at every change; it is empty while what is written is no date. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The first day that is right, as `YYYY-MM-DD`; empty for none. */
  min?: string | undefined;
  /** The last day that is right, as `YYYY-MM-DD`; empty for none. */
  max?: string | undefined;
  /**
   * Whether a day between `min` and `max`, as `YYYY-MM-DD`, is not right: a holiday, a day that is booked. It can be focused
   * in the calendar, but not chosen, and is explained where it is written. Called for each day that is shown, so let it be
   * quick.
   */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /** Days that the calendar marks as belonging together. */
  range?: Days | undefined;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Replaces some of its words. */
  labels?: Partial<DateFieldLabels> | undefined;
}

/** A date that can be read, or none. */
const readable = (text: string | undefined): string => (text !== undefined && isDate(text) ? text : '');

/** A field for a day: written in the order of the language, or chosen in a calendar. A form gets `YYYY-MM-DD`. */
export function DateField({
  value: valueProp,
  defaultValue = '',
  onValueChange,
  min: minProp,
  max: maxProp,
  isDateUnavailable,
  range,
  size = 'md',
  labels,
  name,
  onChange,
  onBlur,
  onKeyDown,
  className,
  style,
  ref,
  ...props
}: DateFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('DateField', 'label', props.label);
    checkControlled(
      'DateField',
      ['value', valueProp],
      ['onValueChange', onValueChange, props.disabled, props.readOnly],
    );
    for (const [prop, date] of Object.entries({ value: valueProp, defaultValue, min: minProp, max: maxProp }))
      checkDate('DateField', prop, date, isDate);
  }
  const { locale } = useLocale();
  const words = useLabels('DateField', dateFieldLabels, labels);
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const [kept, setValue] = useFieldValue(
    { caller: 'DateField', value: valueProp, defaultValue, onValueChange },
    inputRef,
  );
  const [value, min, max] = [readable(kept), readable(minProp), readable(maxProp)];
  const [text, setText] = useState(() => writeDate(value, locale));
  const [isOpen, setOpen] = useState(false);
  const [blurred, setBlurred] = useBlurred();
  const { frame, rest } = splitFieldProps(props);
  useInputEvent(inputRef, value);
  useFormEvent(inputRef, 'reset', () => {
    setBlurred(false);
    setText('');
  });

  const pattern = patternOf(locale, words);
  const written = parseDateText(text, locale);
  // What was written stays as long as it means the value; a value from elsewhere replaces it.
  const isOwn = (written ?? '') === value;
  const explain = () => {
    if (isOwn && written === undefined)
      return isMissingDay(text, locale) ? words.noSuchDay : words.invalid(pattern);
    if (value === '') return undefined;
    if (value < min) return words.tooEarly(formatDate(min, { locale }));
    if (max !== '' && value > max) return words.tooLate(formatDate(max, { locale }));
    return isDateUnavailable?.(value) ? words.unavailable(formatDate(value, { locale })) : undefined;
  };
  const explanation = explain();
  useEffect(() => inputRef.current?.setCustomValidity(explanation ?? ''), [explanation]);

  return (
    <Root data-component="DateField" data-size={size} className={className} style={style}>
      <FieldFrame {...frame} error={frame.error ?? (blurred && explanation)}>
        {(control) => (
          <span data-part="box">
            <input
              data-part="control"
              data-name={name}
              inputMode="numeric"
              autoComplete="off"
              placeholder={pattern}
              {...rest}
              {...control}
              ref={composedRef}
              type="text"
              value={isOwn ? text : writeDate(value, locale)}
              onChange={(event) => {
                onChange?.(event);
                setBlurred(false);
                setText(event.target.value);
                setValue(parseDateText(event.target.value, locale) ?? '');
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (!event.altKey || event.key !== 'ArrowDown' || rest.readOnly) return;
                event.preventDefault();
                setOpen(true);
              }}
              onBlur={(event) => {
                onBlur?.(event);
                setBlurred(true);
                if (written) setText(writeDate(value, locale));
              }}
            />
            <Popover
              title={words.calendar(frame.label)}
              titleVisibility="hidden"
              align="end"
              open={isOpen}
              onOpenChange={setOpen}
              trigger={
                <IconButton
                  size="sm"
                  label={words.open(frame.label)}
                  icon={<CalendarDays />}
                  disabled={rest.disabled || rest.readOnly}
                />
              }
            >
              <Calendar
                value={value}
                min={min}
                max={max}
                isDateUnavailable={isDateUnavailable}
                range={range}
                words={words}
                onChoose={(date) => {
                  setText(writeDate(date, locale));
                  setValue(date);
                  setBlurred(true);
                  setOpen(false);
                }}
              />
            </Popover>
          </span>
        )}
      </FieldFrame>
      <HiddenValues name={name} values={[value]} disabled={rest.disabled} form={rest.form} />
    </Root>
  );
}
