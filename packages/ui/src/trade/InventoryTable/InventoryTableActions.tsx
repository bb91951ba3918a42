import { Pencil } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { InventoryTableMenu, type InventoryTableMenuProps } from './InventoryTableMenu.tsx';

interface InventoryTableActionsProps extends InventoryTableMenuProps {
  /** Called by the button that opens the sheet, which shows only with it. */
  onQuickEdit: (() => void) | undefined;
}

/** The buttons at the end of a row. */
export function InventoryTableActions({ onQuickEdit, ...menu }: InventoryTableActionsProps) {
  return (
    <span data-part="actions">
      {onQuickEdit && (
        <IconButton
          size="sm"
          label={menu.words.quickEdit(menu.product.name)}
          icon={<Pencil />}
          onClick={onQuickEdit}
        />
      )}
      <InventoryTableMenu {...menu} />
    </span>
  );
}
