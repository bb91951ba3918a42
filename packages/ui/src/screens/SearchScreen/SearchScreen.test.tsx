import { manyCompanies } from '#fixtures/companies.ts';
import { results } from '#fixtures/search.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SearchScreen.contract.ts';
import { SearchScreen } from './SearchScreen.tsx';

const many = { ...results, companies: manyCompanies(6) };

describeConformance({
  contract,
  render: (props) => <SearchScreen query="steel" results={results} {...props} />,
  examples: [
    <SearchScreen key="none" query="" />,
    <SearchScreen key="one" query="steel" kind="companies" results={many} limit={6} />,
    <SearchScreen key="loading" query="steel" state="loading" />,
  ],
});
