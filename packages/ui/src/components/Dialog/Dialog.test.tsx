import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Dialog.contract.ts';
import { Dialog } from './Dialog.tsx';

describeConformance({
  contract,
  render: (props) => (
    <Dialog title="Add a Product" defaultOpen {...props}>
      The form.
    </Dialog>
  ),
  examples: [
    <Dialog
      key="full"
      title="Add a Product"
      description="Every client on Guildhall will see it."
      defaultOpen
      size="full"
      actions={<button type="submit">Add</button>}
    />,
    <Dialog key="closed" title="Add a Product" trigger={<button type="button">Add a product</button>} />,
  ],
});
