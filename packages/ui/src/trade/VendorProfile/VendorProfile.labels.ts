/** The words of VendorProfile. */
export interface VendorProfileLabels {
  /** The title without a name. */
  unknownCompany: string;
  /** A fact. */
  industry: string;
  /** A fact. */
  companySize: string;
  /** A fact. */
  address: string;
  /** A fact. */
  productTypes: string;
  /** In place of an industry or a size that is unknown. */
  notSpecified: string;
  /** In place of an address that is unknown. */
  noAddress: string;
  /** In place of product types that are unknown. */
  notAvailable: string;
  /** In place of a company that could not be loaded. */
  error: string;
  /** The heading while a company without a name loads, and read out. */
  loading: string;
  /** A button. */
  message: string;
  /** The title of the products. */
  products: string;
  /** In place of products. */
  noProducts: string;
  /** Below that. */
  noProductsHint: (companyName: string) => string;
}

export const vendorProfileLabels: VendorProfileLabels = {
  unknownCompany: 'Unknown Company',
  industry: 'Industry',
  companySize: 'Company Size',
  address: 'Address',
  productTypes: 'Product Types',
  notSpecified: 'Not specified',
  noAddress: 'No address provided',
  notAvailable: 'N/A',
  error: 'This company could not be loaded.',
  loading: 'Loading company',
  message: 'Message',
  products: 'Products',
  noProducts: 'No products yet',
  noProductsHint: (companyName) => `What ${companyName} sells will stand here.`,
};
