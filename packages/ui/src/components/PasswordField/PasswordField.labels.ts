/** The words of PasswordField. */
export interface PasswordFieldLabels {
  /** The button while the password is hidden. */
  show: string;
  /** The button while the password shows. */
  hide: string;
}

export const passwordFieldLabels: PasswordFieldLabels = {
  show: 'Show password',
  hide: 'Hide password',
};
