import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Breadcrumb',
  element: 'nav',
  whenToUse: ['On pages three levels deep or more, above the title.'],
  whenNotToUse: [
    'On the pages of the main navigation: SideNav marks the current one.',
    'For the steps of a form: a breadcrumb leads up, not forward.',
  ],
  parts: {
    root: 'The landmark.',
    list: 'The path.',
    item: 'One page of the path.',
    page: 'The link to it, or its name where it is no link.',
    separator: 'The arrow between two pages; it points in reading direction.',
    more: 'Replaces the middle of the path where space is short.',
    expand: 'The ellipsis in it, which shows and hides the middle.',
  },
  dataAttributes: { 'data-middle': 'On the pages that are left out where space is short.' },
  keyboard: {
    Tab: 'Moves through the links.',
    Enter: 'Follows the link, or shows the whole path.',
    Space: 'On the ellipsis: shows the whole path.',
  },
};
