'use client';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Anchor } from '#navigation/Anchor.tsx';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';
import { DropdownMenuLabel } from './DropdownMenuLabel.tsx';
import type { DropdownMenuAction as Action } from './dropdown-menu-item.ts';

interface DropdownMenuActionProps {
  /** The entry. */
  item: Action;
  /** Closes the menu and returns the focus to the trigger. */
  onClose: () => void;
  /** Called on a plain click when it is a link, instead of the browser's own navigation. */
  onNavigate: NavigateHandler | undefined;
}

/** An entry that is an action or a link. */
export function DropdownMenuAction({ item, onClose, onNavigate }: DropdownMenuActionProps) {
  const { label, icon, onSelect, href, disabled = false, tone = 'neutral', shortcut } = item;
  const content = <DropdownMenuLabel icon={icon} label={label} shortcut={shortcut} />;
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
        <Anchor
          href={href}
          onClick={(event) => {
            handleLinkClick(event, onNavigate);
            // Radix ignores a click whose default is prevented.
            if (event.defaultPrevented) choose();
          }}
        >
          {content}
        </Anchor>
      ) : (
        content
      )}
    </RadixMenu.Item>
  );
}
