/** What a company says about itself; a text that it does not give is empty. */
export interface CompanyDetailsValues {
  /** The industry it works in. */
  companyIndustry: string;
  /** How large it is, in its own words. */
  companySize: string;
  /** Where its administrator is reached. */
  adminEmail: string;
  /** Its permanent account number. */
  panNumber: string;
  /** Where its people are reached. */
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
