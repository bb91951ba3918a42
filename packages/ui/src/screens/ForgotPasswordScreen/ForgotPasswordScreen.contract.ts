import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ForgotPasswordScreen',
  element: 'form',
  whenToUse: ['At /forgot-password, where the log-in leads those who cannot remember their password.'],
  whenNotToUse: ['For the screen that the letter leads to: use `ResetPasswordScreen`.'],
  parts: { root: 'The form, within the layout of the screen.' },
  dataAttributes: {},
  keyboard: { Enter: 'In the field: asks for the letter.' },
};
