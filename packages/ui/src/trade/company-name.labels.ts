/** The words of a field for the name of a company. */
export interface CompanyNameLabels {
  /** The field. */
  companyName: string;
  /** Below that field when another company has nearly the same name. */
  similarName: string;
}

export const companyNameLabels: CompanyNameLabels = {
  companyName: 'Company Name',
  similarName: 'Another company has nearly this name. Others may take one for the other.',
};
