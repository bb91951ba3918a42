import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SignUpScreen',
  element: 'form',
  whenToUse: ['At /register.'],
  whenNotToUse: ['For a company that has an account: use `LogInScreen`.'],
  parts: { root: 'The form, within the layout of the screen.' },
  dataAttributes: {},
  keyboard: { Enter: 'In a field: registers.' },
};
