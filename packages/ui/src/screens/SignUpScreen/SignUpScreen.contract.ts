import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SignUpScreen',
  summary: 'Gives a new company its account.',
  element: 'form',
  whenToUse: ['At /register.'],
  whenNotToUse: ['For a company that has an account: that is `LogInScreen`.'],
  parts: { root: 'The form, within the layout of the screen.' },
  dataAttributes: {},
  cssVariables: { '--gh-sign-up-screen-gap': 'Between the fields.' },
  keyboard: { Enter: 'In a field: registers.' },
};
