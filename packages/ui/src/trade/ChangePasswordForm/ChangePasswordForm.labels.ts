/** The words of ChangePasswordForm. */
export interface ChangePasswordFormLabels {
  /** Above the fields: what follows. */
  hint: string;
  /** A field. */
  currentPassword: string;
  /** A field. */
  newPassword: string;
  /** Below that field. */
  newPasswordHint: string;
  /** The button that sends the form. */
  submit: string;
}

export const changePasswordFormLabels: ChangePasswordFormLabels = {
  hint: 'It signs you out everywhere but here.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters, and nothing that is easy to guess.',
  submit: 'Change Password',
};
