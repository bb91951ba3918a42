import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EvidenceBadges',
  element: 'ul',
  whenToUse: ['On the page of a company, below its name.'],
  whenNotToUse: ['For what a company says of itself: DescriptionList.', 'For a state: `Badge`.'],
  parts: {
    root: 'The list.',
    badge: 'One badge, a button that opens what it rests on.',
  },
  dataAttributes: { 'data-state': 'On a badge: open | closed.' },
  keyboard: { 'Enter, Space': 'Opens what a badge rests on.', Escape: 'Closes it.' },
};
