/** The words of Popover. */
export interface PopoverLabels {
  /** The button that closes it. */
  close: string;
}

export const popoverLabels: PopoverLabels = {
  close: 'Close',
};
