'use client';
import { Button } from '#components/Button/Button.tsx';
import type { TableProps } from '#components/Table/Table.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { InventoryTableLabels } from './InventoryTable.labels.ts';
import type { InventoryProduct } from './inventory-product.ts';

interface InventoryTableBulkBarProps {
  /** The ids of the selected products. */
  ids: readonly string[];
  /** What can be done with them. */
  renderActions: NonNullable<TableProps<InventoryProduct, string>['renderBulkActions']>;
  /** Ends selecting. */
  onEnd: () => void;
  /** The words of the table. */
  words: InventoryTableLabels;
}

/** How many cards are selected and what can be done with them, at the bottom of the screen. */
export function InventoryTableBulkBar({ ids, renderActions, onEnd, words }: InventoryTableBulkBarProps) {
  const locale = useLocale();
  const count = ids.length;
  return (
    <div data-part="bulk" role="group" aria-label={words.bulk}>
      <span data-part="count" role="status">
        {count > 0 ? words.selected(formatNumber(count, locale), count) : words.selectHint}
      </span>
      <Button data-part="done" variant="ghost" size="lg" onClick={onEnd}>
        {words.done}
      </Button>
      {count > 0 && renderActions({ keys: ids, clear: onEnd })}
    </div>
  );
}
