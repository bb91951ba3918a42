'use client';
import * as RadixPopover from '@radix-ui/react-popover';
import { Check } from 'lucide-react';
import type { RefObject, SyntheticEvent } from 'react';
import { Popup } from './Combobox.styles.ts';
import type { useListbox } from './use-listbox.ts';

export interface ComboboxListProps {
  /** What the box and the list share. */
  listbox: ReturnType<typeof useListbox>;
  /** The name of the list: that of the box. */
  label: string;
  /** Whether answers are still being looked for. */
  loading: boolean;
  /** Said where there is no answer to show. */
  message: string | undefined;
  /** The box: the list is portalled to where the direction of its words would be lost. */
  inputRef: RefObject<HTMLInputElement | null>;
}

const prevent = (event: Event | SyntheticEvent) => event.preventDefault();

/** The panel is only what the list stands on; Radix takes it for a dialog. */
const notADialog = { role: undefined };

/** The answers, above all else on the page and within the window. Focus stays in the box. */
export function ComboboxList({ listbox, label, loading, message, inputRef }: ComboboxListProps) {
  const menu = listbox.getMenuProps({ 'aria-label': label }, { suppressRefError: true });

  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        asChild
        {...notADialog}
        ref={(popup: HTMLElement | null) => {
          if (popup && inputRef.current) popup.dir = getComputedStyle(inputRef.current).direction;
        }}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={prevent}
        onCloseAutoFocus={prevent}
        onInteractOutside={prevent}
        onEscapeKeyDown={prevent}
      >
        <Popup data-component="Combobox" data-part="popup" onMouseDown={prevent}>
          <ul data-part="list" {...menu} aria-busy={loading || undefined}>
            {listbox.items.map((option, index) => {
              const isChosen = option.value === listbox.chosen?.value;
              return (
                <li
                  key={option.value}
                  data-part="option"
                  data-highlighted={index === listbox.highlightedIndex ? '' : undefined}
                  data-chosen={isChosen ? '' : undefined}
                  {...listbox.getItemProps({ item: option, index })}
                >
                  <span data-part="option-label">{option.label}</span>
                  {option.hint && <span data-part="option-hint">{option.hint}</span>}
                  {isChosen && <Check data-part="check" size={16} aria-hidden />}
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
