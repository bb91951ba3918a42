'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useCombobox } from 'downshift';
import { useMemo, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { containsText } from '#lib/match-text.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import type { Options } from '#lib/option-group.ts';
import { listOptions, type ComboboxOption, type ListedOption } from './combobox-option.ts';

/** The answers and which of them is chosen. */
export interface ListboxProps<Value extends string = string> {
  /** The answers and groups of them, in the order shown. A string is its own value and label. */
  options: Options<Value | ComboboxOption<Value>>;
  /**
   * Which answers the list shows while one types: those that contain the text, or `none` is left out, for answers
   * that a server finds by `onInputValueChange`.
   * @default 'contains'
   */
  filter?: 'contains' | 'none' | undefined;
  /** The chosen value, when you keep it, empty for none; give `onValueChange` with it. */
  value?: Value | '' | undefined;
  /**
   * The value to begin with, when the field keeps it itself.
   * @default ''
   */
  defaultValue?: Value | '' | undefined;
  /** Called with the value that was chosen, and with the empty string when it is cleared. */
  onValueChange?: ((value: Value | '') => void) | undefined;
  /** The text in the box, when you keep it; give `onInputValueChange` with it. */
  inputValue?: string | undefined;
  /** Called with the text at every change: search by it and give new `options`. */
  onInputValueChange?: ((inputValue: string) => void) | undefined;
}

const labelOf = (option: ComboboxOption | null | undefined) => option?.label ?? '';

/**
 * The answer, the text in the box and the list below it. While the list is closed the text is that of the answer:
 * closing the list without choosing leaves the answer as it was.
 */
export function useListbox(
  {
    options,
    filter,
    value: valueProp,
    defaultValue = '',
    onValueChange,
    readOnly,
    ...props
  }: ListboxProps & { readOnly: boolean },
  inputRef: RefObject<HTMLInputElement | null>,
) {
  const all = useMemo(() => listOptions(options), [options]);
  const [value, setValue] = useFieldValue(
    { caller: 'Combobox', value: valueProp, defaultValue, onValueChange },
    inputRef,
  );
  // The options of a server may be replaced while one of them is the answer.
  const [known, setKnown] = useState<ListedOption | null>(null);
  const chosen =
    value === ''
      ? null
      : (all.find((option) => option.value === value) ??
        (known?.value === value ? known : { value, label: value }));
  const [text, setText] = useControllableState({
    caller: 'Combobox',
    prop: props.inputValue,
    defaultProp: labelOf(chosen),
    ...(props.onInputValueChange && { onChange: props.onInputValueChange }),
  });

  const search = (query: string) =>
    filter === 'none' || query === labelOf(chosen)
      ? all
      : all.filter(
          ({ label, hint }) => containsText(label, query.trim()) || containsText(hint, query.trim()),
        );
  const items = search(text);

  const choose = (option: ComboboxOption | null) => {
    setKnown(option);
    setValue(option?.value ?? '');
  };

  const listbox = useCombobox<ListedOption>({
    items,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    selectedItem: chosen,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    inputValue: text,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) {
        // The first match is at hand for Enter. What a server will find is not here yet.
        const match = search(changes.inputValue ?? '').findIndex((option) => !option.disabled);
        return {
          ...changes,
          highlightedIndex: filter === 'none' || changes.inputValue === '' ? -1 : match,
        };
      }
      const isOpen =
        !readOnly && (type === useCombobox.stateChangeTypes.InputClick || changes.isOpen === true);
      const selectedItem = changes.selectedItem?.disabled ? state.selectedItem : changes.selectedItem;
      const keepsText = state.isOpen && isOpen;
      return {
        ...changes,
        isOpen,
        selectedItem: selectedItem ?? null,
        inputValue: keepsText ? state.inputValue : labelOf(selectedItem),
      };
    },
  });

  return {
    ...listbox,
    items,
    chosen,
    text: listbox.isOpen ? text : labelOf(chosen),
    clear: () => {
      choose(null);
      setText('');
    },
    handleChange: (event: ChangeEvent<HTMLInputElement>) => {
      // At once, or the caret would jump to the end.
      setText(event.target.value);
      if (event.target.value === '') choose(null);
    },
    handleKeyDown: (event: KeyboardEvent) => {
      // Home and End move the caret; Escape on a closed list is for the dialog around it.
      const isLeftAlone =
        event.key === 'Home' || event.key === 'End' || (event.key === 'Escape' && !listbox.isOpen);
      if (isLeftAlone) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  };
}
