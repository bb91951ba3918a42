import type { CompanyProfile } from '@guildhall/contract';
import { matches } from '#lib/search.ts';
import { useSearch } from './use-search.ts';

type Searched = Pick<CompanyProfile, 'companyName'> & Partial<CompanyProfile>;

/** Whether a company is one of those that the search asks for. */
export function useCompanySearch() {
  const { search } = useSearch();
  return ({ companyName, companyIndustry = '', address = '', productTypes = '' }: Searched) =>
    matches(search, [companyName, companyIndustry, address, productTypes]);
}
