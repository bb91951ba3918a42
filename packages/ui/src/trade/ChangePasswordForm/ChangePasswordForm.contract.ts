import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ChangePasswordForm',
  element: 'form',
  whenToUse: ['In the tab Change Password of the ProfileScreen.'],
  whenNotToUse: ['For a password that was forgotten: ForgotPasswordScreen and ResetPasswordScreen.'],
  parts: { root: 'The form.', actions: 'Around Change Password.' },
  dataAttributes: {},
  keyboard: { 'Enter in a field': 'Submits the form.' },
};
