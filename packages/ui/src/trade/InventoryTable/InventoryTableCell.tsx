'use client';
import { Button } from '#components/Button/Button.tsx';
import { EditableCell, type EditableCellProps } from '#components/EditableCell/EditableCell.tsx';
import type { InventoryTableLabels } from './InventoryTable.labels.ts';
import type { InventoryChanges, InventoryProduct, SaveInventoryChanges } from './inventory-product.ts';

interface InventoryTableCellProps<Value> extends Omit<
  EditableCellProps<Value>,
  'onSave' | 'renderRemedy' | 'labels'
> {
  /** The product of the row. */
  product: InventoryProduct;
  /** The change that a value is. */
  toChanges: (value: Value) => InventoryChanges;
  /** The value of a product as it is written. */
  write: (product: InventoryProduct) => string;
  /** Saves it. */
  onSave: SaveInventoryChanges;
  /** The words of the table. */
  words: Pick<InventoryTableLabels, 'now' | 'keepYours' | 'useTheirs'>;
}

/** Why a change was not saved: it was based on what is no longer so. */
class OutdatedError extends Error {
  readonly current: InventoryProduct;
  constructor(message: string, current: InventoryProduct) {
    super(message);
    this.current = current;
  }
}

/** A value that is edited in its cell. Where somebody else was faster, one chooses between the two. */
export function InventoryTableCell<Value>({
  product,
  toChanges,
  write,
  onSave,
  words,
  ...cell
}: InventoryTableCellProps<Value>) {
  const save = async (base: InventoryProduct, value: Value) => {
    const outdated = await onSave(base, toChanges(value));
    if (outdated) throw new OutdatedError(words.now(write(outdated.current)), outdated.current);
  };
  return (
    <EditableCell
      {...cell}
      onSave={(value) => save(product, value)}
      renderRemedy={(cause, remedy) =>
        cause instanceof OutdatedError && (
          <>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => remedy.save((value) => save(cause.current, value))}
            >
              {words.keepYours}
            </Button>
            <Button size="sm" variant="ghost" onClick={remedy.cancel}>
              {words.useTheirs}
            </Button>
          </>
        )
      }
    />
  );
}
