import { products } from '#fixtures/products.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './BulkChange.contract.ts';
import { BulkChange, type BulkChangeProps } from './BulkChange.tsx';

const bulk: BulkChangeProps = {
  products,
  priceAfter: (price) => price,
  onPricesChange: () => {},
  onDiscountChange: () => {},
};

describeConformance({
  contract,
  render: (props) => <BulkChange {...bulk} onArchive={() => {}} {...props} />,
  examples: [
    <BulkChange key="bar" {...bulk} layout="bar" />,
    <BulkChange key="busy" {...bulk} onRestore={() => {}} busy />,
  ],
});
