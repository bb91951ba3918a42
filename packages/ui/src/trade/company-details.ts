/** The details of a company; missing ones are empty texts. */
export interface CompanyDetailsValues {
  /** The industry it works in. */
  companyIndustry: string;
  /** Its number of employees, as free text. */
  companySize: string;
  /** The email address of its administrator. */
  adminEmail: string;
  /** Its permanent account number. */
  panNumber: string;
  /** The email addresses of its employees. */
  employeeEmails: string[];
  /** Where it is. */
  address: string;
  /** The industry that its clients work in. */
  clientIndustry: string;
  /** What it sells to them. */
  productTypes: string;
  /** The industry that its suppliers work in. */
  supplierIndustry: string;
  /** What it buys from them. */
  supplyType: string;
}
