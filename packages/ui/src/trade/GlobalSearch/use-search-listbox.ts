'use client';
import { useCombobox } from 'downshift';
import { useLayoutEffect } from 'react';
import type { SearchOption } from './search-options.ts';

interface SearchListboxProps {
  /** The text in the box. */
  text: string;
  /** Called when Escape clears it. */
  onClear: () => void;
  /** The lines of the panel. */
  options: readonly SearchOption[];
}

const types = useCombobox.stateChangeTypes;

/** The lines below the box, and which of them is at hand. The text is the reader's: no choice changes it. */
export function useSearchListbox({ text, onClear, options }: SearchListboxProps) {
  const listbox = useCombobox<SearchOption>({
    items: [...options],
    itemToString: (option) => option?.title ?? '',
    itemToKey: (option) => option?.key,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem?.onChoose(),
    inputValue: text,
    onInputValueChange: ({ type }) => {
      if (type === types.InputKeyDownEscape) onClear();
    },
    stateReducer: (state, { type, changes }) => {
      const isTextChange = type === types.InputChange || type === types.InputKeyDownEscape;
      const inputValue = (isTextChange ? changes.inputValue : state.inputValue) ?? '';
      const isOpen =
        type === types.InputClick || changes.selectedItem?.kind === 'retry' || changes.isOpen === true;
      return {
        ...changes,
        inputValue,
        isOpen: isOpen && inputValue.trim() !== '',
        // Whoever leaves the box has chosen nothing.
        selectedItem: type === types.InputBlur ? null : (changes.selectedItem ?? null),
      };
    },
  });

  // What arrives must not slip under a finger that is about to press Enter: no time may pass between the two.
  const { setHighlightedIndex } = listbox;
  const keys = options.map(({ key }) => key).join();
  useLayoutEffect(() => {
    if (keys) setHighlightedIndex(-1);
  }, [keys, setHighlightedIndex]);

  return listbox;
}
