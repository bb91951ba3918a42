import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ChangeReview.contract.ts';
import { ChangeReview } from './ChangeReview.tsx';

const rows = [
  { field: 'price', label: 'Price', mine: 'Rs. 900.00', theirs: 'Rs. 950.00' },
  { field: 'sku', label: 'SKU', mine: '', theirs: <b>A-1</b> },
];

describeConformance({
  contract,
  render: (props) => <ChangeReview rows={rows} onResolve={() => {}} {...props} />,
  examples: [<ChangeReview key="one" rows={rows.slice(0, 1)} pending onResolve={() => {}} />],
});
