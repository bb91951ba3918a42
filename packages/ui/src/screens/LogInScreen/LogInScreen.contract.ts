import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'LogInScreen',
  summary: 'Lets a company in that has an account.',
  element: 'form',
  whenToUse: ['At /login, and wherever a page asks who one is.'],
  whenNotToUse: ['For a new company: that is `SignUpScreen`.'],
  parts: { root: 'The form, within the layout of the screen.' },
  dataAttributes: {},
  cssVariables: { '--gh-log-in-screen-gap': 'Between the fields.' },
  keyboard: { Enter: 'In a field: logs in.' },
};
