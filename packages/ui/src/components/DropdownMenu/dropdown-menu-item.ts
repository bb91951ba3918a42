import type { ReactNode } from 'react';

interface Entry {
  /** Its label, which typing finds. It is unique in the menu. */
  label: string;
  /**
   * Whether it is shown but cannot be chosen.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** An action or a link. */
export interface DropdownMenuAction extends Entry {
  type?: 'action' | undefined;
  /** An icon before the label. It is decoration: the label says it all. */
  icon?: ReactNode;
  /** Called when it is chosen, after the focus has returned to the trigger. */
  onSelect?: (() => void) | undefined;
  /** An address, which makes it a link. */
  href?: string | undefined;
  /**
   * `critical` for what cannot be undone.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /** The keys that do the same without the menu, such as `Control+E`. The page must listen for them itself. */
  shortcut?: string | undefined;
}

/** An option that is on or off. The menu stays open, so that several can be changed. */
export interface DropdownMenuCheckbox extends Entry {
  type: 'checkbox';
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
}

/** A group of options of which one is chosen. */
export interface DropdownMenuRadioGroup {
  type: 'radio-group';
  /** What is being chosen; its heading and its name. */
  label: string;
  /** The value of the one chosen. */
  value: string;
  /** Called with the value of the option that is chosen. */
  onValueChange: (value: string) => void;
  /** The options. */
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

/** A line between entries. */
export interface DropdownMenuSeparator {
  type: 'separator';
}

/** One entry of a menu. */
export type DropdownMenuItem =
  | DropdownMenuAction
  | DropdownMenuCheckbox
  | DropdownMenuRadioGroup
  | DropdownMenuGroup
  | DropdownMenuSeparator;
