'use client';
import { useCombobox } from 'downshift';
import { useLayoutEffect } from 'react';
import type { SearchOption } from './search-options.ts';

interface SearchListboxProps {
  /** The text in the box. */
  text: string;
  /** Called when Escape clears it. */
  onClear: () => void;
  /** The options of the panel. */
  options: readonly SearchOption[];
}

const types = useCombobox.stateChangeTypes;

/** The options below the box, and which of them is highlighted. Choosing one does not change the text. */
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
        // Leaving the box chooses no option.
        selectedItem: type === types.InputBlur ? null : (changes.selectedItem ?? null),
      };
    },
  });

  // New results clear the highlight before they are painted, so that Enter chooses no unseen option.
  const { setHighlightedIndex } = listbox;
  const keys = options.map(({ key }) => key).join();
  useLayoutEffect(() => {
    if (keys) setHighlightedIndex(-1);
  }, [keys, setHighlightedIndex]);

  return listbox;
}
