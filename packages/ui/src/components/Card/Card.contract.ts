import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Card',
  element: 'section',
  whenToUse: [
    'To set a group of fields, facts or rows apart from the page.',
    'With `asChild` around a link, where the whole card leads to one place.',
  ],
  whenNotToUse: [
    'For a product or a request: use `ProductCard` or `RequestCard`.',
    'Around a link that contains other controls: make the heading the link instead.',
    'Inside another card: separate groups by a line or space.',
  ],
  parts: { root: 'The surface.' },
  dataAttributes: { 'data-variant': 'outlined | raised | sunken', 'data-padding': 'none | sm | md | lg' },
  keyboard: {},
};
