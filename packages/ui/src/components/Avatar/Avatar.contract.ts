import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Avatar',
  element: 'span',
  whenToUse: [
    'Beside a company’s name, so that the eye finds it again in lists, cards and conversations.',
    'With `labelled` where it stands for the company alone.',
  ],
  whenNotToUse: ['For a product’s picture: `ProductCard` and its carousel hold those.'],
  parts: {
    root: 'The square with rounded corners.',
    picture: 'The picture, when there is one that loads.',
    initials: 'Up to two initials otherwise.',
  },
  dataAttributes: {
    'data-size': 'sm | md | lg | xl',
    'data-tint': '1 to 6, always the same for the same name.',
  },
  keyboard: {},
};
