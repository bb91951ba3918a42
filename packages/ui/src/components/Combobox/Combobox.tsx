'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { ChevronDown, X } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { withoutAbsentIds } from '#lib/combobox-ids.ts';
import { useInputEvent } from '#lib/use-input-event.ts';
import { listContainer } from '#lib/use-portal-host.tsx';
import { comboboxLabels, type ComboboxLabels } from './Combobox.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { checkControlled, checkName, checkOptions } from '#lib/misuse.ts';
import { Root } from './Combobox.styles.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useListbox, type ListboxProps } from './use-listbox.ts';

export interface ComboboxProps<Value extends string = string>
  extends
    FieldFrameProps,
    ListboxProps<Value>,
    Omit<ComponentProps<'input'>, 'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue'> {
  /**
   * Whether answers are still being looked for: the box and the list show it.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether the answer can be read and not changed. The form gets it.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Whether a button takes the answer away: not where there is one always.
   * @default true
   */
  clearable?: boolean | undefined;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ComboboxLabels> | undefined;
}

/** Choice of one of many options, found by typing. For a few use `Select`, which phones show as a wheel. */
export function Combobox<Value extends string = string>({
  options,
  filter = 'contains',
  value,
  defaultValue,
  onValueChange,
  inputValue,
  onInputValueChange,
  loading = false,
  readOnly = false,
  clearable = true,
  size = 'md',
  labels,
  name,
  onFocus,
  onChange,
  onKeyDown,
  className,
  style,
  ref,
  ...props
}: ComboboxProps<Value>) {
  const words = useLabels('Combobox', comboboxLabels, labels);
  if (process.env.NODE_ENV !== 'production') {
    checkName('Combobox', 'label', props.label);
    checkOptions('Combobox', options);
    checkControlled('Combobox', ['value', value], ['onValueChange', onValueChange, props.disabled, readOnly]);
  }
  const { frame, rest } = splitFieldProps(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const [container, setContainer] = useState<Element | null>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const listbox = useListbox(
    {
      options,
      filter,
      value,
      defaultValue,
      // It is called with values of the options alone.
      onValueChange: onValueChange as ((value: string) => void) | undefined,
      inputValue,
      onInputValueChange,
      readOnly,
    },
    inputRef,
  );
  const chosenValue = listbox.chosen?.value ?? '';
  useInputEvent(inputRef, chosenValue);
  const message = loading ? words.loading : words.empty;
  const isEmpty = listbox.items.length === 0;

  return (
    <Root data-component="Combobox" data-size={size} className={className} style={style}>
      <FieldFrame {...frame}>
        {(control) => (
          <RadixPopover.Root open={listbox.isOpen}>
            <RadixPopover.Anchor asChild>
              <span data-part="box">
                <input
                  data-part="control"
                  data-name={name}
                  type="text"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...listbox.getInputProps({
                    ...rest,
                    ...control,
                    readOnly,
                    ...withoutAbsentIds(listbox.isOpen, listbox.highlightedIndex),
                    'aria-labelledby': rest['aria-labelledby'],
                    ref: composedRef,
                    value: listbox.text,
                    onFocus: (event) => {
                      onFocus?.(event);
                      setContainer(event.currentTarget.closest(listContainer));
                    },
                    onChange: (event) => {
                      onChange?.(event);
                      listbox.handleChange(event);
                    },
                    onKeyDown: (event) => {
                      onKeyDown?.(event);
                      listbox.handleKeyDown(event);
                    },
                  })}
                />
                {clearable && listbox.text !== '' && !rest.disabled && !readOnly && (
                  <IconButton
                    size="sm"
                    shape="round"
                    label={words.clear(frame.label)}
                    icon={<X />}
                    onClick={() => {
                      listbox.clear();
                      inputRef.current?.focus();
                    }}
                  />
                )}
                <span data-part="icon" aria-hidden>
                  {loading ? <Spinner size="sm" /> : <ChevronDown size={16} />}
                </span>
              </span>
            </RadixPopover.Anchor>
            <ComboboxList
              listbox={listbox}
              isChosen={({ value: of }) => of === listbox.chosen?.value}
              label={frame.label}
              loading={loading}
              message={isEmpty ? message : undefined}
              inputRef={inputRef}
              container={container}
            />
          </RadixPopover.Root>
        )}
      </FieldFrame>
      {name && (
        <input type="hidden" name={name} value={chosenValue} disabled={rest.disabled} form={rest.form} />
      )}
      <output data-part="status">{listbox.isOpen && isEmpty && message}</output>
    </Root>
  );
}
