import { products } from '#fixtures/products.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './PicturesDialog.contract.ts';
import { PicturesDialog, type PicturesDialogProps } from './PicturesDialog.tsx';

const dialog: PicturesDialogProps = { open: true, onOpenChange: () => {}, products, onAdd: () => {} };

describeConformance({
  contract,
  render: (props) => <PicturesDialog {...dialog} {...props} />,
  examples: [
    <PicturesDialog key="adding" {...dialog} progress={{ done: 1, total: 2 }} error="One failed." />,
    <PicturesDialog key="closed" {...dialog} open={false} />,
  ],
});
