import { companyDetailsLabels, type CompanyDetailsLabels } from '#trade/company-details.labels.ts';

/** The words of CompanyDetailsScreen. */
export interface CompanyDetailsScreenLabels extends CompanyDetailsLabels {
  /** The title of the page. */
  title: string;
  /** Below the title. */
  subtitle: string;
  /** In place of details that could not be loaded. */
  error: string;
  /** The button that goes on without saving. */
  skip: string;
  /** The button that sends the form. */
  save: string;
}

export const companyDetailsScreenLabels: CompanyDetailsScreenLabels = {
  ...companyDetailsLabels,
  title: 'Complete Your Profile',
  subtitle: 'Fill in the details below or skip for now.',
  error: 'Your details could not be loaded.',
  skip: 'Skip for Now',
  save: 'Save Details',
};
