import { inventory } from '#fixtures/inventory.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './InventoryTable.contract.ts';
import { InventoryTable, type InventoryTableProps } from './InventoryTable.tsx';

const table: InventoryTableProps = {
  products: inventory,
  productHref: ({ id }) => `#${id}`,
  onSave: async () => {},
  onStockChange: () => {},
};

describeConformance({
  contract,
  render: (props) => <InventoryTable {...table} {...props} />,
  examples: [
    <InventoryTable
      key="selection"
      {...table}
      layout="cards"
      selectedIds={[inventory[0]!.id]}
      onSelectedIdsChange={() => {}}
      renderBulkActions={() => null}
    />,
    <InventoryTable key="compact" {...table} layout="compact" />,
    <InventoryTable key="cards" {...table} layout="cards" />,
    <InventoryTable key="loading" {...table} products={[]} layout="cards" state="loading" />,
  ],
});
