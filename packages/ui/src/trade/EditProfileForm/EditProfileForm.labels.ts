import { changesBarLabels, type ChangesBarLabels } from '#trade/changes-bar.labels.ts';
import { companyNameLabels, type CompanyNameLabels } from '#trade/company-name.labels.ts';
import { companyDetailsLabels, type CompanyDetailsLabels } from '#trade/company-details.labels.ts';

/** The words of EditProfileForm. */
export interface EditProfileFormLabels extends CompanyDetailsLabels, CompanyNameLabels, ChangesBarLabels {
  /** The title of a section. */
  logo: string;
  /** Below that title. */
  logoHint: string;
  /** The title of a section. */
  identity: string;
  /** Below that title. */
  identityHint: string;
  /** A fact and a field. */
  email: string;
  /** Below that field. */
  emailHint: string;
  /** The button that opens the dialog, and its title. */
  changeIdentity: string;
  /** A field: that of the member who changes them. */
  password: string;
  /** Below that field. */
  passwordHint: string;
  /** The error when nothing was changed. */
  sameIdentity: string;
  /** The button that sets the fields of the dialog back. */
  reset: string;
  /** The button that sends them. */
  submitIdentity: string;
  /** A field. */
  gstin: string;
  /** Below that field. */
  gstinHint: string;
}

export const editProfileFormLabels: EditProfileFormLabels = {
  ...companyDetailsLabels,
  ...companyNameLabels,
  ...changesBarLabels,
  logo: 'Logo',
  logoHint: 'Beside your name wherever others see you.',
  identity: 'Name and email',
  identityHint: 'What others know the company by, and what you log in with. Only with your password.',
  email: 'Email',
  emailHint: 'A new address takes effect once the link in the email that we send there is opened.',
  changeIdentity: 'Change name or email',
  password: 'Your password',
  passwordHint: 'The one that you log in with.',
  sameIdentity: 'Change the name or the email.',
  reset: 'Reset',
  submitIdentity: 'Save changes',
  gstin: 'GSTIN',
  gstinHint: '15 characters. It stands on purchase orders and says which taxes apply.',
};
