import { products } from '#fixtures/products.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './VendorHomeScreen.contract.ts';
import { VendorHomeScreen } from './VendorHomeScreen.tsx';

describeConformance({
  contract,
  render: (props) => <VendorHomeScreen products={products} onAdd={() => {}} {...props} />,
  examples: [<VendorHomeScreen key="empty" summary="Today" products={[]} />],
});
