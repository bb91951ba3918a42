'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { ChevronDown, X } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { useInputEvent } from '#lib/use-input-event.ts';
import { Root } from './Combobox.styles.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useListbox } from './use-listbox.ts';

/** One answer. */
export interface ComboboxOption {
  /** What the form gets. */
  value: string;
  /** What the reader sees, and what is searched. */
  label: string;
  /** More about it, below the label; it is searched too. */
  hint?: string;
  /** Shown and not to be chosen. */
  disabled?: boolean;
}

export interface ComboboxProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'children' | 'readOnly' | 'required' | 'size' | 'type' | 'value' | 'defaultValue'
    > {
  /** The answers, in the order shown. A string is its own value and label. */
  options: readonly (string | ComboboxOption)[];
  /**
   * Which answers the list shows while one types: those that contain the text, or `none` is left out, for answers
   * that a server finds by `onInputValueChange`.
   * @default 'contains'
   */
  filter?: 'contains' | 'none';
  /** The chosen value, when you keep it, empty for none; give `onValueChange` with it. */
  value?: string;
  /**
   * The value to begin with, when the field keeps it itself.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the value that was chosen, and with the empty string when it is cleared. */
  onValueChange?: (value: string) => void;
  /** The text in the box, when you keep it; give `onInputValueChange` with it. */
  inputValue?: string;
  /** Called with the text at every change: search by it and give new `options`. */
  onInputValueChange?: (inputValue: string) => void;
  /**
   * Whether answers are still being looked for: the box and the list show it.
   * @default false
   */
  loading?: boolean;
  /**
   * What the list says while answers are being looked for.
   * @default 'Loading…'
   */
  loadingText?: string;
  /**
   * What the list says when there is no answer to show.
   * @default 'No matches'
   */
  emptyText?: string;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

/** Where the list belongs: who goes through a page by its landmarks, or is kept in a dialog, comes upon it there. */
const surroundings = '[role="dialog"], [role="alertdialog"], dialog, main, [role="main"]';

/** Choice of one of many options, found by typing. For a few use `Select`, which phones show as a wheel. */
export function Combobox({
  options,
  filter = 'contains',
  value,
  defaultValue,
  onValueChange,
  inputValue,
  onInputValueChange,
  loading = false,
  loadingText = 'Loading…',
  emptyText = 'No matches',
  size = 'md',
  name,
  onFocus,
  onChange,
  onKeyDown,
  className,
  style,
  ref,
  ...props
}: ComboboxProps) {
  const { frame, rest } = splitFieldProps(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const [container, setContainer] = useState<Element | null>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const listbox = useListbox({
    options,
    filter,
    value,
    defaultValue,
    onValueChange,
    inputValue,
    onInputValueChange,
  });
  const chosenValue = listbox.chosen?.value ?? '';
  useInputEvent(inputRef, chosenValue);
  const message = loading ? loadingText : emptyText;
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
                    'aria-labelledby': rest['aria-labelledby'],
                    ref: composedRef,
                    value: listbox.text,
                    onFocus: (event) => {
                      onFocus?.(event);
                      setContainer(event.currentTarget.closest(surroundings));
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
                {listbox.text !== '' && !rest.disabled && (
                  <IconButton
                    size="sm"
                    shape="round"
                    label={`Clear ${frame.label}`}
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
