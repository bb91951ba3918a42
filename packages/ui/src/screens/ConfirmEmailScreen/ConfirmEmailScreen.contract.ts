import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ConfirmEmailScreen',
  element: 'form',
  whenToUse: ['At /confirm-email, where the link in a letter that proves an address leads.'],
  whenNotToUse: ['To remind of that letter: an `Alert`.', 'For a forgotten password: `ResetPasswordScreen`.'],
  parts: { root: 'The form, within the layout of the screen.' },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'On the button: confirms.' },
};
