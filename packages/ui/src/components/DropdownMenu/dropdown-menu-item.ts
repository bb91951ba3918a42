import type { ReactNode } from 'react';

interface Entry {
  /** Its words, by which it is also found when one types. No two entries of a menu have the same. */
  label: string;
  /**
   * It is shown and cannot be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Does something, or leads somewhere. */
export interface DropdownMenuAction extends Entry {
  type?: 'action';
  /** An icon before the label. It is decoration: the label says it all. */
  icon?: ReactNode;
  /** Called when it is chosen, after the menu has given the focus back to its trigger. */
  onSelect?: () => void;
  /** Makes it a link to there. */
  href?: string;
  /**
   * `critical` for what cannot be undone.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical';
  /** The keys that do the same without the menu, such as `Control+E`. The page must listen for them itself. */
  shortcut?: string;
}

/** Is on or off. The menu stays open, for others to be turned too. */
export interface DropdownMenuCheckbox extends Entry {
  type: 'checkbox';
  /** Whether it is on. */
  checked: boolean;
  /** Called with what it shall be. */
  onCheckedChange: (checked: boolean) => void;
}

/** Several of which one is chosen. */
export interface DropdownMenuRadioGroup {
  type: 'radio-group';
  /** What is being chosen; its heading and its name. */
  label: string;
  /** The value of the one chosen. */
  value: string;
  /** Called with the value of another when that is chosen. */
  onValueChange: (value: string) => void;
  /** What there is to choose from. */
  options: readonly (Entry & { value: string })[];
}

/** Entries under a heading. */
export interface DropdownMenuGroup {
  type: 'group';
  /** Its heading and its name. */
  label: string;
  /** What is in it. */
  items: readonly (DropdownMenuAction | DropdownMenuCheckbox)[];
}

/** A line between entries of two kinds. */
export interface DropdownMenuSeparator {
  type: 'separator';
}

/** What a menu is made of. */
export type DropdownMenuItem =
  | DropdownMenuAction
  | DropdownMenuCheckbox
  | DropdownMenuRadioGroup
  | DropdownMenuGroup
  | DropdownMenuSeparator;
