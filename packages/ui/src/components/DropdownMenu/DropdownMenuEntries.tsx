'use client';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';
import type { DropdownMenuAction, DropdownMenuCheckbox, DropdownMenuItem } from './dropdown-menu-item.ts';

interface EntriesProps {
  /** The entries, in order. */
  items: readonly DropdownMenuItem[];
  /** Closes the menu and gives the focus back. */
  onClose: () => void;
  /** Told of plain clicks on links. */
  onNavigate: NavigateHandler | undefined;
}

const Icon = ({ children }: { children: ReactNode }) => (
  <span data-part="icon" aria-hidden>
    {children}
  </span>
);
const checkMark = (
  <Icon>
    <Check />
  </Icon>
);
const Label = ({ children }: { children: string }) => <span data-part="label">{children}</span>;

interface ActionProps extends Pick<EntriesProps, 'onClose' | 'onNavigate'> {
  /** What it shows and does. */
  item: DropdownMenuAction;
}

function Action({ item, onClose, onNavigate }: ActionProps) {
  const { label, icon, onSelect, href, disabled = false, tone = 'neutral', shortcut } = item;
  const content = (
    <>
      {icon && <Icon>{icon}</Icon>}
      <Label>{label}</Label>
      {shortcut && (
        <kbd data-part="shortcut" aria-hidden>
          {shortcut}
        </kbd>
      )}
    </>
  );
  const isLink = href !== undefined && !disabled;
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
        onClose();
        onSelect?.();
      }}
    >
      {isLink ? (
        <a
          href={href}
          onClick={(event) => {
            handleLinkClick(event, onNavigate);
            // Radix takes a click that is held back for one that is not meant for the menu.
            if (!event.defaultPrevented) return;
            onClose();
            onSelect?.();
          }}
        >
          {content}
        </a>
      ) : (
        content
      )}
    </RadixMenu.Item>
  );
}

const Checkbox = ({ label, disabled = false, checked, onCheckedChange }: DropdownMenuCheckbox) => (
  <RadixMenu.CheckboxItem
    data-part="item"
    textValue={label}
    disabled={disabled}
    checked={checked}
    onCheckedChange={onCheckedChange}
    onSelect={(event) => event.preventDefault()}
  >
    {checkMark}
    <Label>{label}</Label>
  </RadixMenu.CheckboxItem>
);

const Heading = ({ children }: { children: string }) => (
  <div data-part="heading" aria-hidden>
    {children}
  </div>
);

/** The entries of a menu, there only while it is open. */
export function DropdownMenuEntries({ items, onClose, onNavigate }: EntriesProps) {
  return items.map((item, index) => {
    switch (item.type) {
      case 'separator':
        return <RadixMenu.Separator key={index} data-part="separator" />;
      case 'checkbox':
        return <Checkbox key={item.label} {...item} />;
      case 'group':
        return (
          <RadixMenu.Group key={item.label} data-part="group" aria-label={item.label}>
            <Heading>{item.label}</Heading>
            <DropdownMenuEntries items={item.items} onClose={onClose} onNavigate={onNavigate} />
          </RadixMenu.Group>
        );
      case 'radio-group':
        return (
          <RadixMenu.RadioGroup
            key={item.label}
            data-part="group"
            aria-label={item.label}
            value={item.value}
            onValueChange={item.onValueChange}
          >
            <Heading>{item.label}</Heading>
            {item.options.map(({ label, value, disabled = false }) => (
              <RadixMenu.RadioItem
                key={value}
                data-part="item"
                textValue={label}
                disabled={disabled}
                value={value}
                onSelect={(event) => {
                  event.preventDefault();
                  onClose();
                }}
              >
                {checkMark}
                <Label>{label}</Label>
              </RadixMenu.RadioItem>
            ))}
          </RadixMenu.RadioGroup>
        );
      default:
        return <Action key={item.label} item={item} onClose={onClose} onNavigate={onNavigate} />;
    }
  });
}
