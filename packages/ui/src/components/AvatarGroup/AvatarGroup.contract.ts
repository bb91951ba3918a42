import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AvatarGroup',
  element: 'span',
  whenToUse: ['Where a few companies or people have something in common: who quotes, who takes part.'],
  whenNotToUse: [
    'For one company: `Avatar`.',
    'Where readers are to go to each: a list of links with `Avatar`s.',
  ],
  parts: {
    root: 'The group, which assistive technology reads as one picture with all names.',
    avatar: 'One avatar.',
    picture: 'Its picture, if there is one and it loads.',
    initials: 'Up to two initials otherwise.',
    more: 'How many more there are.',
  },
  dataAttributes: {
    'data-size': 'sm | md | lg',
    'data-tooltip': 'The names that the pointer shows.',
    'data-tint': 'On an avatar: 1 to 6, always the same for the same name.',
  },
  keyboard: {},
};
