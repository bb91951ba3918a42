import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Link',
  element: 'a',
  whenToUse: [
    'To navigate: to another screen, a section of this page or another site.',
    'As `primary` or `secondary` where a link is the main action.',
  ],
  whenNotToUse: ['For an action on this page: use `Button`.'],
  parts: { root: 'The anchor.', icon: 'Around a leading or trailing icon.' },
  dataAttributes: { 'data-variant': 'inline | subtle | primary | secondary' },
  keyboard: { Enter: 'Follows the link.' },
};
