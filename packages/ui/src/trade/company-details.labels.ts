/** The words of the fields of a company's details. */
export interface CompanyDetailsLabels {
  /** The title of a group of fields. */
  company: string;
  /** Below that title. */
  companyHint: string;
  /** A field. */
  companyIndustry: string;
  /** Shown while no industry is chosen. */
  industryPlaceholder: string;
  /** A field. */
  companySize: string;
  /** An example for that field. */
  companySizePlaceholder: string;
  /** A field. */
  adminEmail: string;
  /** An example for that field. */
  adminEmailPlaceholder: string;
  /** A field. */
  panNumber: string;
  /** The title of a group of fields. */
  employees: string;
  /** Below that title. */
  employeesHint: string;
  /** A field. */
  employeeEmail: string;
  /** An example for that field. */
  employeeEmailPlaceholder: string;
  /** The title of a group with one field, and that field. */
  address: string;
  /** Below that title. */
  addressHint: string;
  /** The title of a group of fields. */
  client: string;
  /** Below that title. */
  clientHint: string;
  /** A field. */
  clientIndustry: string;
  /** A field. */
  productTypes: string;
  /** An example for that field. */
  productTypesPlaceholder: string;
  /** The title of a group of fields. */
  supplier: string;
  /** Below that title. */
  supplierHint: string;
  /** A field. */
  supplierIndustry: string;
  /** A field. */
  supplyType: string;
  /** An example for that field. */
  supplyTypePlaceholder: string;
}

export const companyDetailsLabels: CompanyDetailsLabels = {
  company: 'Company Information',
  companyHint: 'What others see first when they find you.',
  companyIndustry: 'Company Industry',
  industryPlaceholder: 'Choose an industry',
  companySize: 'Company Size',
  companySizePlaceholder: '48 employees',
  adminEmail: 'Administrator Email',
  adminEmailPlaceholder: 'admin@company.com',
  panNumber: 'PAN Number',
  employees: 'Employee Emails',
  employeesHint: 'The people who act for your company.',
  employeeEmail: 'Employee Email',
  employeeEmailPlaceholder: 'name@company.com',
  address: 'Address',
  addressHint: 'Where goods and letters reach you.',
  client: 'Client Information',
  clientHint: 'Whom you sell to.',
  clientIndustry: 'Client Industry',
  productTypes: 'Product Types',
  productTypesPlaceholder: 'Coils, beams, plates',
  supplier: 'Supplier Information',
  supplierHint: 'Whom you buy from.',
  supplierIndustry: 'Supplier Industry',
  supplyType: 'Supply Type',
  supplyTypePlaceholder: 'Bulk, monthly',
};
