'use client';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { SearchOption } from './search-options.ts';

interface SearchListboxProps {
  /** The text in the box. */
  text: string;
  /** Called when Escape clears it. */
  onClear: () => void;
  /** The lines of the panel. */
  options: readonly SearchOption[];
  /** Whether the panel has anything to show or to say. */
  hasPanel: boolean;
  /** Called with the line that was chosen. */
  onChoose: (option: SearchOption) => void;
}

const types = useCombobox.stateChangeTypes;

/** The lines below the box, and which of them is at hand. The text is the reader's: no choice changes it. */
export function useSearchListbox({ text, onClear, options, hasPanel, onChoose }: SearchListboxProps) {
  const [wanted, setWanted] = useState(false);
  // By its key and not its place: what the next search brings must not slip under a finger on Enter.
  const [highlightedKey, setHighlightedKey] = useState<string>();

  return useCombobox<SearchOption>({
    items: [...options],
    itemToString: (option) => option?.title ?? '',
    itemToKey: (option) => option?.key,
    isOpen: wanted && hasPanel,
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
    highlightedIndex: options.findIndex(({ key }) => key === highlightedKey),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlightedKey(options[highlightedIndex]?.key),
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    inputValue: text,
    onInputValueChange: ({ type }) => {
      if (type === types.InputKeyDownEscape) onClear();
    },
    stateReducer: (state, { type, changes }) => ({
      ...changes,
      isOpen: type === types.InputClick || changes.selectedItem?.kind === 'retry' || changes.isOpen === true,
      // Whoever leaves the box has chosen nothing.
      selectedItem: type === types.InputBlur ? null : (changes.selectedItem ?? null),
      inputValue:
        type === types.InputChange || type === types.InputKeyDownEscape
          ? (changes.inputValue ?? '')
          : state.inputValue,
    }),
  });
}
