import { Archive, PackageCheck, PackageOpen, PackageSearch } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { InventoryScreenLabels } from './InventoryScreen.labels.ts';

interface InventoryScreenEmptyProps {
  /** Why there is nothing: the search, nothing is low, or nothing is there. */
  reason: 'search' | 'low' | 'active' | 'archived';
  /** Clears the search. */
  onClear: (() => void) | undefined;
  /** Shows those that are not low, too. */
  onShowAll: (() => void) | undefined;
  /** Adds a product. */
  onAdd: (() => void) | undefined;
  /** Adds many. */
  onImport: (() => void) | undefined;
  /** The words of the screen. */
  words: InventoryScreenLabels;
}

/** In place of an empty list: why it is empty, and what to do. */
export function InventoryScreenEmpty({
  reason,
  onClear,
  onShowAll,
  onAdd,
  onImport,
  words,
}: InventoryScreenEmptyProps) {
  if (reason === 'search')
    return (
      <EmptyState
        icon={<PackageSearch />}
        title={words.noMatch}
        description={words.noMatchHint}
        action={
          onClear && (
            <Button variant="secondary" onClick={onClear}>
              {words.clearSearch}
            </Button>
          )
        }
      />
    );
  if (reason === 'low')
    return (
      <EmptyState
        icon={<PackageCheck />}
        title={words.noneLow}
        description={words.noneLowHint}
        action={
          onShowAll && (
            <Button variant="secondary" onClick={onShowAll}>
              {words.showAll}
            </Button>
          )
        }
      />
    );
  if (reason === 'archived')
    return <EmptyState icon={<Archive />} title={words.noneArchived} description={words.noneArchivedHint} />;
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={words.none}
      description={onAdd && words.noneHint}
      action={
        onAdd && (
          <>
            <Button onClick={onAdd}>{words.addFirst}</Button>
            {onImport && (
              <Button variant="secondary" onClick={onImport}>
                {words.importFirst}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
