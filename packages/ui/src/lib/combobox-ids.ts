/**
 * For `getInputProps` of downshift, which names its list and an option also while they are not there: takes from a
 * combobox what it must not name.
 */
export const withoutAbsentIds = (isOpen: boolean, highlightedIndex: number) => ({
  ...(!isOpen && { 'aria-controls': undefined }),
  ...(!(isOpen && highlightedIndex >= 0) && { 'aria-activedescendant': undefined }),
});
