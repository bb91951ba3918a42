import { useState } from 'react';

/**
 * Props of a SearchField whose text is its own until Enter. Clearing it is a search, too.
 * @param query - What is searched for. From elsewhere, such as after Back, it replaces the text.
 * @param onQueryChange - Called with what is to be searched for.
 */
export function useSubmittedQuery(query: string, onQueryChange: ((query: string) => void) | undefined) {
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  if (query !== shown) {
    setShown(query);
    setText(query);
  }
  return {
    value: text,
    onValueChange: (next: string) => {
      setText(next);
      if (next === '' && query !== '') onQueryChange?.('');
    },
    onSearch: (next: string) => onQueryChange?.(next.trim()),
  };
}
