'use client';
import { useCombobox } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import { listOptions, type ComboboxOption, type ListedOption } from '#components/Combobox/combobox-option.ts';
import { containsText } from '#lib/match-text.ts';
import type { Options } from '#lib/option-group.ts';

interface ChoicesOptions {
  /** The choices. */
  options: Options<string | ComboboxOption>;
  /** Whether the field itself finds those that contain the text. */
  filter: 'contains' | 'none';
  /** Whether nothing can be chosen. */
  readOnly: boolean;
  /** Called with the text at every change. */
  onInputValueChange: ((inputValue: string) => void) | undefined;
  /** Called with a choice that is to be added, or removed when it is chosen. */
  onToggle: (option: ComboboxOption) => void;
}

/** The text in the box and the list below it, which stays open while one chooses. */
export function useChoices({ options, filter, readOnly, onInputValueChange, onToggle }: ChoicesOptions) {
  const [text, setText] = useState('');
  const all = listOptions(options);
  const search = (query: string) =>
    filter === 'none' || query.trim() === ''
      ? all
      : all.filter(
          ({ label, hint }) => containsText(label, query.trim()) || containsText(hint, query.trim()),
        );
  const items = search(text);

  const write = (next: string) => {
    if (next === text) return;
    setText(next);
    onInputValueChange?.(next);
  };
  const list = useCombobox<ListedOption>({
    items,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    // None is the answer: each one that is selected is added to the answers.
    selectedItem: null,
    inputValue: text,
    onInputValueChange: ({ inputValue }) => write(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onToggle(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      if (readOnly) return { ...changes, isOpen: false, selectedItem: null };
      if (type === types.ItemClick || type === types.InputKeyDownEnter)
        return {
          ...changes,
          isOpen: true,
          highlightedIndex: state.highlightedIndex,
          inputValue: state.inputValue,
        };
      // A choice is no answer, so it does not become the text.
      if (type === types.ControlledPropUpdatedSelectedItem)
        return { ...changes, inputValue: state.inputValue };
      if (type === types.InputChange) {
        // The first match is at hand for Enter. What a server will find is not here yet.
        const match = search(changes.inputValue ?? '').findIndex((option) => !option.disabled);
        return { ...changes, highlightedIndex: filter === 'none' || !changes.inputValue ? -1 : match };
      }
      if (type === types.InputClick) return { ...changes, isOpen: true };
      // Leaving the field chooses nothing, and text below which no list is open would pass for an answer.
      const selectedItem = type === types.InputBlur ? null : (changes.selectedItem ?? null);
      return { ...changes, selectedItem, inputValue: changes.isOpen ? changes.inputValue! : '' };
    },
  });

  return {
    ...list,
    all,
    items,
    text,
    write,
    handleKeyDown: (event: KeyboardEvent) => {
      // Home and End move the caret; Escape on a closed list is for the dialog around it.
      const isLeftAlone =
        event.key === 'Home' || event.key === 'End' || (event.key === 'Escape' && !list.isOpen);
      if (isLeftAlone) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  };
}
