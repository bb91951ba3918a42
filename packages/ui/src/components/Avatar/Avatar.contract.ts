import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Avatar',
  element: 'span',
  whenToUse: [
    'Beside a company’s name, so that it is recognized in lists, cards and conversations.',
    'With `labelled` where it stands without the name.',
  ],
  whenNotToUse: ['For a product’s picture: `ProductCard` shows those.'],
  parts: {
    root: 'The square with rounded corners.',
    picture: 'The picture, if there is one and it loads.',
    initials: 'Up to two initials otherwise.',
  },
  dataAttributes: {
    'data-size': 'sm | md | lg | xl',
    'data-tint': '1 to 6, always the same for the same name.',
  },
  keyboard: {},
};
