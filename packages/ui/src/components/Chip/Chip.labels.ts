/** The words of Chip. */
export interface ChipLabels {
  /** The accessible name of the button that removes it. */
  remove: (label: string) => string;
}

export const chipLabels: ChipLabels = { remove: (label) => `Remove ${label}` };
