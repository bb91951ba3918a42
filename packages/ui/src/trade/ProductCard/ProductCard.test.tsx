import { brakeDisc, tablets } from '#fixtures/products.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ProductCard.contract.ts';
import { ProductCard } from './ProductCard.tsx';

const ignore = () => {};

describeConformance({
  contract,
  render: (props) => <ProductCard {...brakeDisc} {...props} />,
  examples: [
    <ProductCard key="fallback" {...brakeDisc} images={[]} />,
    <ProductCard
      key="actions"
      {...tablets}
      onRequestEstimate={ignore}
      onSave={ignore}
      onViewMore={ignore}
      onVendorOpen={ignore}
    />,
  ],
});
