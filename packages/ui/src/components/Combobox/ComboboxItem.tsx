'use client';
import { Check } from 'lucide-react';
import type { UseComboboxReturnValue } from 'downshift';
import { memo } from 'react';
import type { ListedOption } from './combobox-option.ts';

interface ComboboxItemProps {
  /** The answer. */
  option: ListedOption;
  /** Its place in the list. */
  index: number;
  /** Whether it is highlighted, so that Enter chooses it. */
  isHighlighted: boolean;
  /** Whether it is the answer now. */
  isChosen: boolean;
  /** Whether several answers can be chosen: those that are say so to assistive technology. */
  multiple: boolean;
  /** The attributes that make it an option of the list. */
  getItemProps: UseComboboxReturnValue<ListedOption>['getItemProps'];
}

/** One answer in the list. */
export const ComboboxItem = memo(
  function ComboboxItem({
    option,
    index,
    isHighlighted,
    isChosen,
    multiple,
    getItemProps,
  }: ComboboxItemProps) {
    return (
      <li
        data-part="option"
        data-highlighted={isHighlighted ? '' : undefined}
        data-chosen={isChosen ? '' : undefined}
        {...getItemProps({ item: option, index, ...(multiple && { 'aria-selected': isChosen }) })}
      >
        <span data-part="option-label">{option.label}</span>
        {option.hint && <span data-part="option-hint">{option.hint}</span>}
        {isChosen && <Check data-part="check" size={16} aria-hidden />}
      </li>
    );
  },
  // The getter is new at every render, but what it returns depends on these alone: so when the highlight moves, only
  // two of a thousand answers are rendered.
  (before, after) =>
    before.option === after.option &&
    before.index === after.index &&
    before.isHighlighted === after.isHighlighted &&
    before.isChosen === after.isChosen,
);
