import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DealStatusBadge',
  element: 'span',
  whenToUse: ['Wherever the status of a request, a quote or an order shows.'],
  whenNotToUse: ['For any other word or number: `Badge`.'],
  parts: { root: 'Around the badge.' },
  dataAttributes: {
    'data-status':
      'open | awarded | closed | accepted | declined | withdrawn | expired | placed | confirmed | dispatched | delivered | completed | cancelled',
  },
  keyboard: {},
};
