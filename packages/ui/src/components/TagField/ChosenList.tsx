'use client';
import { Chip } from '#components/Chip/Chip.tsx';

interface ChosenListProps {
  /** What the list is of. */
  label: string;
  /** What was chosen, in its order. */
  entries: readonly { value: string; label: string }[];
  /** The accessible name of the button that removes an entry. */
  removeLabel: (label: string) => string;
  /** Whether none can be removed. */
  disabled: boolean | undefined;
  /**
   * Whether there are no buttons that remove.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** Called with the place of the entry that is to be removed. */
  onRemove: (index: number) => void;
}

/** What was chosen in a field, each with a button that removes it. */
export function ChosenList({
  label,
  entries,
  removeLabel,
  disabled,
  readOnly = false,
  onRemove,
}: ChosenListProps) {
  if (entries.length === 0) return null;
  return (
    <ul data-part="chips" aria-label={label}>
      {entries.map((entry, index) => (
        <li data-part="chip" key={entry.value}>
          <Chip
            label={entry.label}
            labels={{ remove: removeLabel }}
            disabled={disabled ?? false}
            onRemove={readOnly ? undefined : () => onRemove(index)}
          />
        </li>
      ))}
    </ul>
  );
}
