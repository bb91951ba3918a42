import { companyNameLabels, type CompanyNameLabels } from '#trade/company-name.labels.ts';

/** The words of SignUpScreen. */
export interface SignUpScreenLabels extends CompanyNameLabels {
  /** The title of the page. */
  title: string;
  /** Below the title. */
  description: string;
  /** A field. */
  email: string;
  /** A field. */
  password: string;
  /** Below that field. */
  passwordHint: string;
  /** A field. */
  confirmPassword: string;
  /** The error when the two passwords differ. */
  mismatch: string;
  /** The button that sends the form. */
  submit: string;
  /** Before the link to log in. */
  already: string;
  /** That link. */
  logIn: string;
}

export const signUpScreenLabels: SignUpScreenLabels = {
  ...companyNameLabels,
  title: 'Sign Up',
  description: 'One account for everyone in your company.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  confirmPassword: 'Confirm Password',
  mismatch: 'Passwords do not match!',
  submit: 'Register',
  already: 'Already on Guildhall?',
  logIn: 'Log In',
};
