'use client';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { DropdownMenuAction } from './DropdownMenuAction.tsx';
import { DropdownMenuLabel } from './DropdownMenuLabel.tsx';
import type { DropdownMenuItem } from './dropdown-menu-item.ts';

interface DropdownMenuEntriesProps {
  /** The entries, in order. */
  items: readonly DropdownMenuItem[];
  /** Closes the menu and returns the focus to the trigger. */
  onClose: () => void;
  /** Called on plain clicks on links, instead of the browser's own navigation. */
  onNavigate: NavigateHandler | undefined;
}

const Heading = ({ children }: { children: string }) => (
  // The group is already named by it.
  <div data-part="heading" aria-hidden>
    {children}
  </div>
);

/** The entries of a menu, there only while it is open. */
export function DropdownMenuEntries({ items, onClose, onNavigate }: DropdownMenuEntriesProps) {
  return items.map((item, index) => {
    switch (item.type) {
      case undefined:
      case 'action':
        return <DropdownMenuAction key={item.label} item={item} onClose={onClose} onNavigate={onNavigate} />;
      case 'checkbox':
        return (
          <RadixMenu.CheckboxItem
            key={item.label}
            data-part="item"
            textValue={item.label}
            disabled={item.disabled ?? false}
            checked={item.checked}
            onCheckedChange={item.onCheckedChange}
            onSelect={(event) => event.preventDefault()}
          >
            <DropdownMenuLabel icon={<Check />} label={item.label} />
          </RadixMenu.CheckboxItem>
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
                <DropdownMenuLabel icon={<Check />} label={label} />
              </RadixMenu.RadioItem>
            ))}
          </RadixMenu.RadioGroup>
        );
      case 'group':
        return (
          <RadixMenu.Group key={item.label} data-part="group" aria-label={item.label}>
            <Heading>{item.label}</Heading>
            <DropdownMenuEntries items={item.items} onClose={onClose} onNavigate={onNavigate} />
          </RadixMenu.Group>
        );
      case 'separator':
        return <RadixMenu.Separator key={index} data-part="separator" />;
    }
  });
}
