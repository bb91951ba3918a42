/** What anyone may see of a company, named as on the wire. */
export const publicProfile = [
  'companies.id as _id',
  'companies.id',
  'companies.company_name as companyName',
  'companies.avatar',
  'companies.address',
  'companies.company_industry as companyIndustry',
  'companies.company_size as companySize',
  'companies.client_industry as clientIndustry',
  'companies.product_types as productTypes',
  'companies.supplier_industry as supplierIndustry',
  'companies.supply_type as supplyType',
] as const;

/** What only the company itself may see, besides its connections. */
export const privateProfile = [
  'companies.email',
  'companies.admin_email as adminEmail',
  'companies.pan_number as panNumber',
  'companies.employee_emails as employeeEmails',
] as const;

/** The least that names a company in a list. */
export const companySummary = [
  'companies.id as _id',
  'companies.company_name as companyName',
  'companies.avatar',
] as const;
