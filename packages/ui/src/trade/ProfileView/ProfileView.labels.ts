/** The words of ProfileView. */
export interface ProfileViewLabels {
  /** Shown while the profile loads. */
  loading: string;
  /** The title without a name. */
  unknownCompany: string;
  /** The title of a group of facts. */
  companyInfo: string;
  /** A fact. */
  email: string;
  /** A fact. */
  adminEmail: string;
  /** A fact. */
  address: string;
  /** A fact. */
  companySize: string;
  /** A fact. */
  clientIndustry: string;
  /** A fact. */
  companyIndustry: string;
  /** A fact. */
  panNumber: string;
  /** The title of a list. */
  employees: string;
  /** The title of a list. */
  connections: string;
  /** A connection without a name. */
  unknownUser: string;
  /** In place of connections. */
  noConnections: string;
  /** The title of a group of facts. */
  productsAndSuppliers: string;
  /** A fact. */
  productTypes: string;
  /** A fact. */
  supplierIndustry: string;
  /** A fact. */
  supplyType: string;
}

export const profileViewLabels: ProfileViewLabels = {
  loading: 'Loading Profile...',
  unknownCompany: 'Unknown Company',
  companyInfo: 'Company Info',
  email: 'Email',
  adminEmail: 'Admin Email',
  address: 'Address',
  companySize: 'Company Size',
  clientIndustry: 'Client Industry',
  companyIndustry: 'Company Industry',
  panNumber: 'PAN Number',
  employees: 'Employees',
  connections: 'Connections',
  unknownUser: 'Unknown User',
  noConnections: 'No Connections Yet, Make Connections',
  productsAndSuppliers: 'Product & Supplier Details',
  productTypes: 'Product Types',
  supplierIndustry: 'Supplier Industry',
  supplyType: 'Supply Type',
};
