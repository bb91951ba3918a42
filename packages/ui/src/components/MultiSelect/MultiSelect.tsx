'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { ComboboxList } from '#components/Combobox/ComboboxList.tsx';
import type { ComboboxOption } from '#components/Combobox/combobox-option.ts';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { HiddenValues } from '#components/Field/HiddenValues.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { ChosenList } from '#components/TagField/ChosenList.tsx';
import { withoutAbsentIds } from '#lib/combobox-ids.ts';
import { checkControlled, checkKept, checkName, checkOptions } from '#lib/misuse.ts';
import type { Options } from '#lib/option-group.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useFormEvent } from '#lib/use-form-event.ts';
import { useInputEvent } from '#lib/use-input-event.ts';
import { listContainer } from '#lib/use-portal-host.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { multiSelectLabels, type MultiSelectLabels } from './MultiSelect.labels.ts';
import { Root } from './MultiSelect.styles.ts';
import { useChoices } from './use-choices.ts';

export interface MultiSelectProps<Value extends string = string>
  extends
    FieldFrameProps,
    Omit<ComponentProps<'input'>, 'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue'> {
  /** The choices and groups of them, in the order shown. A string is its own value and label. */
  options: Options<Value | ComboboxOption<Value>>;
  /** The chosen values in the order chosen, when you keep them; give `onValueChange` with them. */
  value?: readonly Value[] | undefined;
  /**
   * The values to begin with, when the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all chosen values after one was added or removed. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /**
   * Which choices the list shows while one types: those that contain the text, or `none` is left out, for choices
   * that a server finds by `onInputValueChange`.
   * @default 'contains'
   */
  filter?: 'contains' | 'none' | undefined;
  /** Called with the text at every change: search by it and give new `options`. */
  onInputValueChange?: ((inputValue: string) => void) | undefined;
  /**
   * Whether choices are still being looked for: the box and the list show it.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether the choices can be read and not changed. The form gets them.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<MultiSelectLabels> | undefined;
}

const none: readonly never[] = [];

/** Choice of several of many options, found by typing. For a few use a group of `Checkbox`. */
export function MultiSelect<Value extends string = string>({
  options,
  value,
  defaultValue = none,
  onValueChange,
  filter = 'contains',
  onInputValueChange,
  loading = false,
  readOnly = false,
  labels,
  name,
  onFocus,
  onKeyDown,
  className,
  style,
  ref,
  ...props
}: MultiSelectProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('MultiSelect', 'label', props.label);
    checkKept('MultiSelect', { value, defaultValue }, 'an array');
    checkOptions('MultiSelect', options);
    checkControlled(
      'MultiSelect',
      ['value', value],
      ['onValueChange', onValueChange, props.disabled, readOnly],
    );
  }
  const { locale } = useLocale();
  const words = useLabels('MultiSelect', multiSelectLabels, labels);
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const [values, setValues] = useFieldValue<readonly string[]>(
    {
      caller: 'MultiSelect',
      value,
      defaultValue,
      // It is called with values of the options alone.
      onValueChange: onValueChange as ((value: readonly string[]) => void) | undefined,
    },
    inputRef,
  );
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const [announcement, setAnnouncement] = useState('');
  const [container, setContainer] = useState<Element | null>(null);
  const { frame, rest } = splitFieldProps(props);
  useInputEvent(inputRef, values.join('\n'));

  const toggle = (option: ComboboxOption) => {
    const isChosen = values.includes(option.value);
    const next = isChosen ? values.filter((other) => other !== option.value) : [...values, option.value];
    const announce = isChosen ? words.removed : words.added;
    setValues(next);
    // The options of a server may be replaced while one of them is chosen.
    setKnown({ ...known, [option.value]: option.label });
    setAnnouncement(announce(option.label, formatNumber(next.length, { locale }), next.length));
  };
  const list = useChoices({ options, filter, readOnly, onInputValueChange, onToggle: toggle });
  useFormEvent(inputRef, 'reset', () => list.write(''));
  const labelOf = (of: string) => list.all.find((option) => option.value === of)?.label ?? known[of] ?? of;
  const chosen = values.map((of) => ({ value: of, label: labelOf(of) }));
  const isEmpty = list.items.length === 0;
  const message = isEmpty ? (loading ? words.loading : words.empty) : undefined;

  return (
    <Root data-component="MultiSelect" className={className} style={style}>
      <FieldFrame {...frame}>
        {(control) => (
          <RadixPopover.Root open={list.isOpen}>
            <RadixPopover.Anchor asChild>
              <div data-part="box">
                <ChosenList
                  label={frame.label}
                  entries={chosen}
                  removeLabel={words.remove}
                  disabled={rest.disabled}
                  readOnly={readOnly}
                  onRemove={(index) => {
                    toggle(chosen[index]!);
                    inputRef.current?.focus();
                  }}
                />
                <input
                  data-part="control"
                  data-name={name}
                  data-value-type="list"
                  type="text"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...list.getInputProps({
                    ...rest,
                    ...control,
                    readOnly,
                    ...withoutAbsentIds(list.isOpen, list.highlightedIndex),
                    required: control.required && values.length === 0,
                    'aria-labelledby': rest['aria-labelledby'],
                    ref: composedRef,
                    onFocus: (event) => {
                      onFocus?.(event);
                      setContainer(event.currentTarget.closest(listContainer));
                    },
                    onChange: (event) => {
                      // At once, or the caret would jump to the end.
                      list.write(event.currentTarget.value);
                    },
                    onKeyDown: (event) => {
                      onKeyDown?.(event);
                      list.handleKeyDown(event);
                      if (event.key === 'Backspace' && !readOnly && list.text === '' && chosen.length > 0)
                        toggle(chosen.at(-1)!);
                    },
                  })}
                />
                <span data-part="icon" aria-hidden>
                  {loading ? <Spinner size="sm" /> : <ChevronDown size={16} />}
                </span>
              </div>
            </RadixPopover.Anchor>
            <ComboboxList
              listbox={list}
              isChosen={(option) => values.includes(option.value)}
              multiple
              label={frame.label}
              loading={loading}
              message={message}
              inputRef={inputRef}
              container={container}
            />
          </RadixPopover.Root>
        )}
      </FieldFrame>
      <HiddenValues name={name} values={values} disabled={rest.disabled} form={rest.form} />
      <output data-part="status">{list.isOpen && message ? message : announcement}</output>
    </Root>
  );
}
