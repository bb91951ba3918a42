/** The words of ResetPasswordScreen. */
export interface ResetPasswordScreenLabels {
  /** The title of the page. */
  title: string;
  /** Below the title. */
  description: string;
  /** The link in place of the field when the link cannot be used. */
  askForLink: string;
  /** The field. */
  password: string;
  /** Below that field. */
  passwordHint: string;
  /** The button that sends the form. */
  submit: string;
}

export const resetPasswordScreenLabels: ResetPasswordScreenLabels = {
  title: 'Choose a new password',
  description: 'It signs you out everywhere.',
  askForLink: 'Ask for a new link',
  password: 'New password',
  passwordHint: 'At least 8 characters.',
  submit: 'Save password',
};
