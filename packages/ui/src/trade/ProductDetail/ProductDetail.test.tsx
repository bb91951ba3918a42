import { describeConformance } from '../../../test/describe-conformance.tsx';
import { coil } from '#fixtures/products.ts';
import { contract } from './ProductDetail.contract.ts';
import { ProductDetail } from './ProductDetail.tsx';

/** Is shown as a film until the browser has found that it is none. */
const unplayable = 'data:video/mp4;base64,AAAA';

describeConformance({
  contract,
  render: (props) => <ProductDetail {...coil} {...props} />,
  examples: [
    <ProductDetail
      key="all"
      {...coil}
      images={[]}
      videos={[unplayable]}
      onRequestEstimate={() => {}}
      onSave={() => {}}
      onVendorOpen={() => {}}
    />,
  ],
  reach: async (root) => {
    const video = root.querySelector('video');
    if (!video || video.error) return;
    await new Promise((resolve) => video.addEventListener('error', resolve, { once: true }));
  },
});
