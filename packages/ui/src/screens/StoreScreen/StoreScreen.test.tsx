import { products } from '#fixtures/products.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './StoreScreen.contract.ts';
import { StoreScreen } from './StoreScreen.tsx';

describeConformance({
  contract,
  render: (props) => <StoreScreen {...props} />,
  examples: [
    <StoreScreen key="client" mode="Client" products={{ products }} onOnlySavedChange={() => {}} />,
    <StoreScreen key="own" storefront={{ products }} onAdd={() => {}} />,
  ],
});
