import { editableCoil, newProduct } from '#fixtures/editable-products.ts';
import { industries } from '#fixtures/industries.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ProductEditor.contract.ts';
import { ProductEditor } from './ProductEditor.tsx';

describeConformance({
  contract,
  render: (props) => <ProductEditor product={editableCoil} industries={industries} {...props} />,
  examples: [
    <ProductEditor
      key="conflict"
      product={{ ...newProduct, status: 'archived' }}
      industries={industries}
      defaultValues={{ name: 'Gear', images: ['data:,'] }}
      error="Not saved."
      conflict={{ current: { ...newProduct, name: 'Gears', version: 2 }, fields: ['name', 'images'] }}
      onUpload={async () => ''}
      onRestore={() => {}}
    />,
    <ProductEditor key="read" product={editableCoil} industries={industries} readOnlyReason="Only owners." />,
  ],
});
