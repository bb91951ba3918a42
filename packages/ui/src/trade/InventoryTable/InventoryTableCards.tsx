'use client';
import { ListChecks } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Price } from '#components/Price/Price.tsx';
import type { TableProps } from '#components/Table/Table.tsx';
import { useSelection } from '#components/Table/use-selection.ts';
import { useEscapeWithin } from '#lib/use-escape-within.ts';
import type { InventoryTableLabels } from './InventoryTable.labels.ts';
import { InventoryTableBulkBar } from './InventoryTableBulkBar.tsx';
import { InventoryTableName } from './InventoryTableName.tsx';
import type { InventoryActions, InventoryProduct } from './inventory-product.ts';

interface InventoryTableCardsProps {
  /** The products, in the order they show. */
  products: readonly InventoryProduct[];
  /** What stands for the products while they load. */
  skeletons: readonly ReactNode[] | null;
  /** The ids of the selected products. */
  selectedIds: readonly string[];
  /** Called with the ids of all selected products; without it there is no 'Select'. */
  onSelectedIdsChange: ((ids: readonly string[]) => void) | undefined;
  /** What can be done with them; without it there is no 'Select'. */
  renderBulkActions: TableProps<InventoryProduct, string>['renderBulkActions'];
  /** Where the names lead. */
  links: Pick<InventoryActions, 'editHref' | 'productHref' | 'onViewMore' | 'onNavigate'>;
  /** The stock of a product: text, or a button that changes it. */
  renderStock: (product: InventoryProduct, isText: boolean) => ReactNode;
  /** The buttons of a card. */
  renderActions: (product: InventoryProduct) => ReactNode;
  /** The words of the table. */
  words: InventoryTableLabels;
}

/** The products as cards. 'Select' makes each a checkbox, with what can be done with the selected ones at the bottom. */
export function InventoryTableCards({
  products,
  skeletons,
  selectedIds,
  onSelectedIdsChange,
  renderBulkActions,
  links,
  renderStock,
  renderActions,
  words,
}: InventoryTableCardsProps) {
  const [hasStarted, setStarted] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const selection = useSelection({
    selectedKeys: selectedIds,
    defaultSelectedKeys: [],
    onSelectedKeysChange: onSelectedIdsChange,
    rowKeys: products.map(({ id }) => id),
  });
  const canSelect = onSelectedIdsChange && renderBulkActions;
  const count = selection.keys.length;
  const isSelecting = canSelect && !skeletons && (hasStarted || count > 0);

  // What had the focus is gone; the list stays where it is.
  const focusStart = (control: 'button' | 'input') =>
    root.current
      ?.querySelector<HTMLElement>(`[data-part='start'] ${control}`)
      ?.focus({ preventScroll: true });
  const start = () => {
    flushSync(() => setStarted(true));
    focusStart('input');
  };
  const end = () => {
    flushSync(() => {
      setStarted(false);
      selection.clear();
    });
    focusStart('button');
  };
  useEscapeWithin(root, Boolean(isSelecting), end);

  return (
    <div data-part="selection" data-selecting={isSelecting ? '' : undefined} ref={root}>
      {canSelect && (
        <div data-part="start">
          {isSelecting ? (
            <Checkbox
              label={words.selectAll}
              checked={selection.shown === 'all'}
              indeterminate={selection.shown === 'some'}
              onCheckedChange={selection.selectAll}
            />
          ) : (
            <Button
              variant="ghost"
              size="lg"
              leadingIcon={<ListChecks />}
              disabled={skeletons !== null}
              onClick={start}
            >
              {words.select}
            </Button>
          )}
        </div>
      )}
      <ul data-part="cards" aria-label={words.list}>
        {skeletons
          ? skeletons.map((skeleton, index) => <li key={index}>{skeleton}</li>)
          : products.map((product) => (
              <li
                data-part="card"
                data-selected={isSelecting && selection.selected.has(product.id) ? '' : undefined}
                key={product.id}
              >
                {isSelecting && (
                  <Checkbox
                    label={words.selectOne(product.name)}
                    hideLabel
                    checked={selection.selected.has(product.id)}
                    onCheckedChange={(isSelected) => selection.select(product.id, isSelected, false)}
                  />
                )}
                <InventoryTableName product={product} {...links} isLink={!isSelecting} />
                <Price price={product.price} discount={product.discount ?? 0} size="sm" />
                {renderStock(product, Boolean(isSelecting))}
                {!isSelecting && renderActions(product)}
              </li>
            ))}
      </ul>
      {isSelecting && (
        <InventoryTableBulkBar
          ids={selection.keys}
          renderActions={renderBulkActions}
          onEnd={end}
          words={words}
        />
      )}
    </div>
  );
}
