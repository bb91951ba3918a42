'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useRef } from 'react';
import { SearchField, type SearchFieldProps } from '#components/SearchField/SearchField.tsx';
import { globalSearchLabels, type GlobalSearchLabels } from './GlobalSearch.labels.ts';
import { connectionToggleLabels } from '#trade/ConnectionToggle/ConnectionToggle.labels.ts';
import { withoutAbsentIds } from '#lib/combobox-ids.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { Root } from './GlobalSearch.styles.ts';
import { GlobalSearchPanel } from './GlobalSearchPanel.tsx';
import { toOptions, type ResultActions, type SearchOption, type SearchResults } from './search-options.ts';
import { useSearchListbox } from './use-search-listbox.ts';

export interface GlobalSearchProps extends Omit<SearchFieldProps, 'results' | 'labels'>, ResultActions {
  /** The results for the text so far. Keep the last results while the next are loading. */
  results?: SearchResults | undefined;
  /**
   * `loading` shows skeletons until there are `results`, `error` says that the search failed and offers to try again.
   * @default 'ready'
   */
  state?: 'loading' | 'error' | 'ready' | undefined;
  /** Called by 'Try again' after an error. Without it only the status shows. */
  onRetry?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<GlobalSearchLabels> | undefined;
}

/**
 * The search of a whole site: while typing, a panel below the box shows companies, products and requests. Enter, the
 * button and the last option of the panel call `onSearch` for all results.
 */
export function GlobalSearch({
  results,
  state = 'ready',
  onRetry,
  onCompanyOpen,
  onProductOpen,
  onRequestOpen,
  label,
  labels,
  size,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  className,
  style,
  ref,
  ...rest
}: GlobalSearchProps) {
  const words = useLabels('GlobalSearch', globalSearchLabels, labels);
  const statuses = useLabels('ConnectionToggle', connectionToggleLabels);
  const locale = useLocale();
  const name = label ?? words.name;
  const [text, setText] = useControllableState({
    caller: 'GlobalSearch',
    prop: value,
    defaultProp: defaultValue,
    ...(onValueChange && { onChange: onValueChange }),
  });
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const query = text.trim();
  const hasFailed = state === 'error';
  const found =
    results && !hasFailed
      ? toOptions(results, { onCompanyOpen, onProductOpen, onRequestOpen }, statuses, locale)
      : [];
  const isEmpty = state === 'ready' && results !== undefined && found.length === 0;
  const options: SearchOption[] = [
    ...found,
    ...(found.length > 0
      ? [
          {
            key: 'all',
            kind: 'all' as const,
            onChoose: () => onSearch?.(text),
            title: words.all(query),
          },
        ]
      : []),
    ...(hasFailed && onRetry
      ? [{ key: 'retry', kind: 'retry' as const, onChoose: onRetry, title: words.retry }]
      : []),
  ];
  const isLoading = state === 'loading';
  const message = hasFailed
    ? ([words.failed, words.failedHint] as const)
    : isEmpty
      ? ([words.nothing, words.nothingHint] as const)
      : undefined;
  const status = message?.[0] ?? (isLoading ? words.searching : words.count(found.length));

  const listbox = useSearchListbox({
    text,
    onClear: () => setText(''),
    options,
  });
  const isOpen = listbox.isOpen && query !== '' && (state !== 'ready' || results !== undefined);

  return (
    <RadixPopover.Root open={isOpen}>
      <RadixPopover.Anchor asChild>
        <Root data-component="GlobalSearch" className={className} style={style}>
          <SearchField
            {...listbox.getInputProps({
              ...rest,
              ...withoutAbsentIds(isOpen, listbox.highlightedIndex),
              'aria-label': name,
              ref: composedRef,
              onKeyDown: (event) => {
                rest.onKeyDown?.(event);
                // With no option highlighted, Enter submits the form, which opens all results.
                const sends = event.key === 'Enter' && listbox.highlightedIndex < 0;
                if (sends) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              },
            })}
            aria-expanded={isOpen}
            label={name}
            {...(size && { size })}
            value={text}
            onValueChange={(next) => {
              setText(next);
              if (next === '') listbox.closeMenu();
            }}
            onSearch={(searched) => {
              listbox.closeMenu();
              onSearch?.(searched);
            }}
          />
          <output data-part="status">{isOpen && status}</output>
          <GlobalSearchPanel
            open={isOpen}
            listbox={listbox}
            options={options}
            query={query}
            label={name}
            words={words}
            loading={isLoading}
            message={message}
            inputRef={inputRef}
          />
        </Root>
      </RadixPopover.Anchor>
    </RadixPopover.Root>
  );
}
