'use client';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';
import { DropdownMenuWords } from './DropdownMenuWords.tsx';
import type { DropdownMenuAction as Action } from './dropdown-menu-item.ts';

interface ActionProps {
  /** What it shows and does. */
  item: Action;
  /** Closes the menu and gives the focus back. */
  onClose: () => void;
  /** Told of a plain click on it when it is a link. */
  onNavigate: NavigateHandler | undefined;
}

/** An entry that does something or leads somewhere. */
export function DropdownMenuAction({ item, onClose, onNavigate }: ActionProps) {
  const { label, icon, onSelect, href, disabled = false, tone = 'neutral', shortcut } = item;
  const words = <DropdownMenuWords icon={icon} label={label} shortcut={shortcut} />;
  const isLink = href !== undefined && !disabled;
  const choose = () => {
    onClose();
    onSelect?.();
  };
  return (
    <RadixMenu.Item
      data-part="item"
      data-tone={tone}
      textValue={label}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      asChild={isLink}
      onSelect={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      {isLink ? (
        <a
          href={href}
          onClick={(event) => {
            handleLinkClick(event, onNavigate);
            // Radix takes a click that is held back for one that is not meant for the menu.
            if (event.defaultPrevented) choose();
          }}
        >
          {words}
        </a>
      ) : (
        words
      )}
    </RadixMenu.Item>
  );
}
