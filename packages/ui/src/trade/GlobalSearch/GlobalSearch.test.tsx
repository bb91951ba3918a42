import { searchResults } from '#fixtures/search.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './GlobalSearch.contract.ts';
import { GlobalSearch } from './GlobalSearch.tsx';

describeConformance({
  contract,
  render: (props) => <GlobalSearch {...props} />,
  examples: [
    <GlobalSearch key="results" defaultValue="steel" results={searchResults} />,
    <GlobalSearch key="loading" defaultValue="steel" state="loading" />,
    <GlobalSearch key="error" defaultValue="steel" state="error" onRetry={() => {}} />,
  ],
});
