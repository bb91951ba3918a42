import { manyCompanies } from '#fixtures/companies.ts';
import { searchResults } from '#fixtures/search.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SearchScreen.contract.ts';
import { SearchScreen } from './SearchScreen.tsx';

const many = { ...searchResults, companies: manyCompanies(6) };

describeConformance({
  contract,
  render: (props) => <SearchScreen query="steel" results={searchResults} {...props} />,
  examples: [
    <SearchScreen key="none" query="" />,
    <SearchScreen key="one" query="steel" kind="companies" results={many} limit={6} />,
    <SearchScreen key="loading" query="steel" state="loading" />,
  ],
});
