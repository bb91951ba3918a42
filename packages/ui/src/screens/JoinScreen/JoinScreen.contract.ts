import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'JoinScreen',
  element: 'form',
  whenToUse: ['At /join, where the link in an invitation leads.'],
  whenNotToUse: ['For a new company: `SignUpScreen`.', 'For a member who has joined: `LogInScreen`.'],
  parts: {
    root: 'The form, within the layout of the screen.',
    body: 'All of it.',
    invitation: 'The invited address and the role.',
    loading: 'Stands for the invitation and the form while it loads.',
  },
  dataAttributes: {},
  keyboard: { Enter: 'In a field: joins.' },
};
