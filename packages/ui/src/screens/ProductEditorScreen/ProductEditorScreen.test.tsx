import { editableCoil } from '#fixtures/editable-products.ts';
import { industries } from '#fixtures/industries.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ProductEditorScreen.contract.ts';
import { ProductEditorScreen } from './ProductEditorScreen.tsx';

describeConformance({
  contract,
  render: (props) => (
    <ProductEditorScreen
      editor={{ product: editableCoil, industries }}
      inventoryHref="/inventory"
      viewHref="#product"
      {...props}
    />
  ),
  examples: (['loading', 'error', 'missing', 'no-right'] as const).map((state) => (
    <ProductEditorScreen key={state} state={state} inventoryHref="/inventory" whoMay="Only owners." />
  )),
});
