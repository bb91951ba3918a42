'use client';
import * as RadixPopover from '@radix-ui/react-popover';
import { useId, type RefObject, type SyntheticEvent } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { readDirection } from '#lib/use-direction.ts';
import { usePortalHost } from '#lib/use-portal-host.tsx';
import { Panel } from './GlobalSearch.styles.ts';
import type { GlobalSearchLabels } from './GlobalSearch.labels.ts';
import { GlobalSearchOption } from './GlobalSearchOption.tsx';
import { searchGroups, type SearchOption } from './search-options.ts';
import type { useSearchListbox } from './use-search-listbox.ts';

interface GlobalSearchPanelProps {
  /** Whether it is shown. */
  open: boolean;
  /** The state shared by the box and the panel. */
  listbox: ReturnType<typeof useSearchListbox>;
  /** The options, in display order. */
  options: readonly SearchOption[];
  /** The search text, to highlight it. */
  query: string;
  /** The name of the list: that of the box. */
  label: string;
  /** The words of the search. */
  words: GlobalSearchLabels;
  /** Whether results are loading. */
  loading: boolean;
  /** The message shown instead of results, in two lines. */
  message: readonly [title: string, advice: string] | undefined;
  /** The box: the portalled panel would lose its text direction. */
  inputRef: RefObject<HTMLInputElement | null>;
}

const prevent = (event: Event | SyntheticEvent) => event.preventDefault();

const skeletonWidths = ['58%', '42%', '66%', '50%'];

/** The results, in a panel below the box. The focus stays in the box. */
export function GlobalSearchPanel({
  open,
  listbox,
  options,
  query,
  label,
  words,
  loading,
  message,
  inputRef,
}: GlobalSearchPanelProps) {
  const id = useId();
  const [host, marker] = usePortalHost(open, undefined);
  const menu = listbox.getMenuProps({ 'aria-label': label }, { suppressRefError: true });
  const places = options.map((option, index) => ({ option, index }));
  const rows = (kinds: readonly SearchOption['kind'][]) =>
    places
      .filter(({ option }) => kinds.includes(option.kind))
      .map(({ option, index }) => (
        <GlobalSearchOption
          key={option.key}
          option={option}
          index={index}
          query={query}
          isHighlighted={index === listbox.highlightedIndex}
          getItemProps={listbox.getItemProps}
        />
      ));

  return (
    <>
      {marker}
      {host && (
        <RadixPopover.Portal container={host}>
          <RadixPopover.Content
            asChild
            // Radix gives it the role dialog; it is a region of the page.
            role="region"
            aria-label={words.results(label)}
            ref={(panel: HTMLElement | null) => {
              if (panel && inputRef.current) panel.dir = readDirection(inputRef.current);
            }}
            align="start"
            sideOffset={4}
            onOpenAutoFocus={prevent}
            onCloseAutoFocus={prevent}
            onInteractOutside={prevent}
            onEscapeKeyDown={prevent}
          >
            <Panel data-component="GlobalSearch" data-part="panel" onMouseDown={prevent}>
              {message && (
                <div data-part="message">
                  <p data-part="message-title">{message[0]}</p>
                  <p>{message[1]}</p>
                </div>
              )}
              <div data-part="list" {...menu} aria-busy={loading || undefined}>
                {searchGroups
                  .map(([kind, title]) => [kind, words[title], rows([kind])] as const)
                  .filter(([, , found]) => found.length > 0)
                  .map(([kind, title, found]) => (
                    <div key={kind} data-part="group" role="group" aria-labelledby={`${id}-${kind}`}>
                      <div data-part="group-title" id={`${id}-${kind}`}>
                        {title}
                      </div>
                      {found}
                    </div>
                  ))}
                {rows(['all', 'retry'])}
              </div>
              {loading && options.length === 0 && (
                <div data-part="skeletons" aria-hidden>
                  <div data-part="group-title">
                    <Skeleton width="5rem" />
                  </div>
                  {skeletonWidths.map((width) => (
                    <div key={width} data-part="skeleton">
                      <Skeleton shape="rect" width={40} height={40} />
                      <span data-part="text">
                        <Skeleton width={width} />
                        <Skeleton width="30%" />
                      </span>
                    </div>
                  ))}
                </div>
              )}
            </Panel>
          </RadixPopover.Content>
        </RadixPopover.Portal>
      )}
    </>
  );
}
