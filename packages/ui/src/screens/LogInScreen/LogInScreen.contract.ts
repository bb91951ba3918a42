import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'LogInScreen',
  element: 'form',
  whenToUse: ['At /login, and wherever a page requires signing in.'],
  whenNotToUse: ['For a new company: use `SignUpScreen`.'],
  parts: {
    root: 'The form, within the layout of the screen.',
    notice: 'Why one is here, and the way on for who is signed in.',
    forgot: 'The link for those who cannot remember their password.',
  },
  dataAttributes: {},
  keyboard: { Enter: 'In a field: logs in.' },
};
