/** The words of CompanyCard. */
export interface CompanyCardLabels {
  /** The accessible name of the list of product types. */
  productTypes: string;
  /** After the product types: how many others there are. */
  more: (count: number) => string;
}

export const companyCardLabels: CompanyCardLabels = {
  productTypes: 'Product Types',
  more: (count) => `and ${count} more`,
};
