import type { ReactNode } from 'react';

interface DropdownMenuLabelProps {
  /** Before the label. */
  icon?: ReactNode;
  /** The text of the entry. */
  label: string;
  /** The keys of a shortcut, after the label. */
  shortcut?: string | undefined;
}

/** Icon, label and shortcut of an entry. */
export const DropdownMenuLabel = ({ icon, label, shortcut }: DropdownMenuLabelProps) => (
  <>
    {icon && (
      <span data-part="icon" aria-hidden>
        {icon}
      </span>
    )}
    <span data-part="label">{label}</span>
    {shortcut && (
      <kbd data-part="shortcut" aria-hidden>
        {shortcut}
      </kbd>
    )}
  </>
);
