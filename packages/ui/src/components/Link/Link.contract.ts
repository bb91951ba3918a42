import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Link',
  element: 'a',
  whenToUse: [
    'To go somewhere: another screen, a section of this page, another site.',
    'As `primary` or `secondary` where going somewhere is the main thing to do.',
  ],
  whenNotToUse: ['To do something on this page: that is a `Button`.'],
  parts: { root: 'The anchor.', icon: 'Around a leading or trailing icon.' },
  dataAttributes: { 'data-variant': 'inline | subtle | primary | secondary' },
  keyboard: { Enter: 'Follows the link.' },
};
