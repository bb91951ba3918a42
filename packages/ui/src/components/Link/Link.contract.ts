import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Link',
  element: 'a',
  whenToUse: [
    'To navigate: to another screen, a section of this page or another site.',
    'As `primary`, `secondary` or another look of `Button` where a link is the main action.',
  ],
  whenNotToUse: ['For an action on this page: use `Button`.'],
  parts: { root: 'The anchor.', icon: 'Around a leading or trailing icon.' },
  dataAttributes: {
    'data-variant': 'inline | subtle | primary | secondary | ghost | accent | danger',
    'data-size': 'sm | md | lg, on one that looks like a button.',
  },
  keyboard: { Enter: 'Follows the link.' },
};
