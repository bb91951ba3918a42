import type { ReactNode } from 'react';

interface WordsProps {
  /** Stands before the label. */
  icon?: ReactNode;
  /** The words. */
  label: string;
  /** Stands at the end. */
  shortcut?: string | undefined;
}

/** What an entry shows. */
export const DropdownMenuWords = ({ icon, label, shortcut }: WordsProps) => (
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
