import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'LogInScreen',
  element: 'form',
  whenToUse: ['At /login, and wherever a page asks who one is.'],
  whenNotToUse: ['For a new company: that is `SignUpScreen`.'],
  parts: { root: 'The form, within the layout of the screen.' },
  dataAttributes: {},
  keyboard: { Enter: 'In a field: logs in.' },
};
