/** The words of ForgotPasswordScreen. */
export interface ForgotPasswordScreenLabels {
  /** The title of the page. */
  title: string;
  /** Below the title. */
  description: string;
  /** The field. */
  email: string;
  /** The button that sends the form. */
  submit: string;
  /** Before the link to log in. */
  remembered: string;
  /** That link. */
  logIn: string;
}

export const forgotPasswordScreenLabels: ForgotPasswordScreenLabels = {
  title: 'Forgot password',
  description: 'We send you a link to choose a new one.',
  email: 'Email',
  submit: 'Send link',
  remembered: 'Remembered it?',
  logIn: 'Log In',
};
