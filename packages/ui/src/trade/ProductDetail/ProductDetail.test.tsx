import { describeConformance } from '../../../test/describe-conformance.tsx';
import { coil } from '#fixtures/products.ts';
import { contract } from './ProductDetail.contract.ts';
import { ProductDetail } from './ProductDetail.tsx';

describeConformance({
  contract,
  render: (props) => <ProductDetail {...coil} {...props} />,
  examples: [
    <ProductDetail
      key="all"
      {...coil}
      images={['a', 'b']}
      priceBreaks={[{ from: 10, price: 900 }]}
      similar={[coil]}
      own
      onEdit={() => {}}
      onEditStock={() => {}}
      videos={['data:video/mp4;base64,AAAA']}
      onRequestEstimate={() => {}}
      onSave={() => {}}
      onVendorOpen={() => {}}
    />,
  ],
});
