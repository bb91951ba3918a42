'use client';
import * as RadixPopover from '@radix-ui/react-popover';
import type { UseComboboxReturnValue } from 'downshift';
import type { RefObject, SyntheticEvent } from 'react';
import { readDirection } from '#lib/use-direction.ts';
import { Popup } from './Combobox.styles.ts';
import { ComboboxItem } from './ComboboxItem.tsx';
import type { ListedOption } from './combobox-option.ts';

interface ComboboxListProps {
  /** What the box and the list share. */
  listbox: Pick<
    UseComboboxReturnValue<ListedOption>,
    'getMenuProps' | 'getItemProps' | 'highlightedIndex'
  > & { items: readonly ListedOption[] };
  /** Whether an answer is chosen. */
  isChosen: (option: ListedOption) => boolean;
  /**
   * Whether several answers can be chosen.
   * @default false
   */
  multiple?: boolean | undefined;
  /** The name of the list: that of the box. */
  label: string;
  /** Whether answers are still being looked for. */
  loading: boolean;
  /** Said where there is no answer to show. */
  message: string | undefined;
  /** The box: the list takes its direction from it, for a portal would lose it. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** What it is portalled into; null for the body. */
  container: Element | null;
}

const prevent = (event: Event | SyntheticEvent) => event.preventDefault();

/** Answers that follow one another and belong to the same group, or to none, and the place of the first. */
function runsOf(items: readonly ListedOption[]) {
  const runs: { group: string | undefined; start: number; options: ListedOption[] }[] = [];
  for (const [start, option] of items.entries()) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else runs.push({ group: option.group, start, options: [option] });
  }
  return runs;
}

/** The list is there only after Downshift has scrolled to what it highlights. */
function scrollToChosen(event: Event): void {
  event.preventDefault();
  const list = (event.currentTarget as Element).querySelector('[data-part="list"]')!;
  const chosen = list.querySelector('[data-chosen]')?.getBoundingClientRect();
  if (!chosen) return;
  const { top, height } = list.getBoundingClientRect();
  list.scrollTop += chosen.top - top - (height - chosen.height) / 2;
}

/** The panel only holds the list; Radix would make it a dialog. */
const notADialog = { role: undefined };

/** The answers, above all else on the page and within the window. Focus stays in the box. */
export function ComboboxList({
  listbox,
  isChosen,
  multiple = false,
  label,
  loading,
  message,
  inputRef,
  container,
}: ComboboxListProps) {
  const menu = listbox.getMenuProps(
    { 'aria-label': label, ...(multiple && { 'aria-multiselectable': true }) },
    { suppressRefError: true },
  );

  return (
    <RadixPopover.Portal container={container}>
      <RadixPopover.Content
        asChild
        {...notADialog}
        ref={(popup: HTMLElement | null) => {
          if (popup && inputRef.current) popup.dir = readDirection(inputRef.current);
        }}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={scrollToChosen}
        onCloseAutoFocus={prevent}
        onInteractOutside={prevent}
        onEscapeKeyDown={prevent}
      >
        <Popup data-component="Combobox" data-part="popup" onMouseDown={prevent}>
          <ul data-part="list" {...menu} aria-busy={loading || undefined}>
            {runsOf(listbox.items).map(({ group, start, options }) => {
              const items = options.map((option, place) => (
                <ComboboxItem
                  key={option.value}
                  option={option}
                  index={start + place}
                  isHighlighted={start + place === listbox.highlightedIndex}
                  isChosen={isChosen(option)}
                  multiple={multiple}
                  getItemProps={listbox.getItemProps}
                />
              ));
              if (group === undefined) return items;
              return (
                <li key={`group ${group}`} data-part="group" role="none">
                  <span data-part="group-label" aria-hidden>
                    {group}
                  </span>
                  <ul role="group" aria-label={group}>
                    {items}
                  </ul>
                </li>
              );
            })}
          </ul>
          {message && <p data-part="empty">{message}</p>}
        </Popup>
      </RadixPopover.Content>
    </RadixPopover.Portal>
  );
}
