import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SearchField.contract.ts';
import { SearchField } from './SearchField.tsx';

describeConformance({
  contract,
  render: (props) => <SearchField {...props} />,
  examples: [<SearchField key="text" defaultValue="oil" />],
});
