import { inventory } from '#fixtures/inventory.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './InventoryScreen.contract.ts';
import { InventoryScreen } from './InventoryScreen.tsx';

const productHref = () => '#product';

describeConformance({
  contract,
  render: (props) => (
    <InventoryScreen products={inventory} productHref={productHref} onAdd={() => {}} {...props} />
  ),
  examples: [
    <InventoryScreen
      key="cards"
      layout="cards"
      products={inventory}
      productHref={productHref}
      onQueryChange={() => {}}
      onStatusChange={() => {}}
      onSortChange={() => {}}
      onImport={() => {}}
      offline
      notice={{
        message: '12 prices changed.',
        leftOut: [{ id: 'p', name: 'Coil', reason: 'It has been changed since.' }],
        onUndo: () => {},
        onDismiss: () => {},
      }}
    />,
    <InventoryScreen key="none" products={[]} productHref={productHref} readOnlyReason="Only owners." />,
  ],
});
