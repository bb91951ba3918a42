import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ResetPasswordScreen',
  element: 'form',
  whenToUse: ['At /reset-password, where the link in a letter about a forgotten password leads.'],
  whenNotToUse: ['For a company that is signed in and knows its password.'],
  parts: { root: 'The form, within the layout of the screen.' },
  dataAttributes: {},
  keyboard: { Enter: 'In the field: saves the password.' },
};
