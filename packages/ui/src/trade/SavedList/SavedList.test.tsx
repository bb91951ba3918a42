import { savedProducts } from '#fixtures/saved-products.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SavedList.contract.ts';
import { SavedList } from './SavedList.tsx';

describeConformance({
  contract,
  render: (props) => <SavedList products={savedProducts} onRemove={() => {}} {...props} />,
  examples: [<SavedList key="loading" products={[]} state="loading" />],
});
