import { products } from '#fixtures/products.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './InventoryScreen.contract.ts';
import { InventoryScreen } from './InventoryScreen.tsx';

const productHref = () => '#product';

describeConformance({
  contract,
  render: (props) => (
    <InventoryScreen products={products} productHref={productHref} onAdd={() => {}} {...props} />
  ),
  examples: [<InventoryScreen key="cards" layout="cards" products={products} productHref={productHref} />],
});
