import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Breadcrumb',
  element: 'nav',
  whenToUse: ['On pages three levels deep or more, above the title.'],
  whenNotToUse: [
    'On the places of the main navigation: SideNav marks the one that one is at.',
    'For the steps of a form: a path leads up, not on.',
  ],
  parts: {
    root: 'The landmark.',
    list: 'The path.',
    item: 'One page of it.',
    page: 'Its link, or its name where there is none.',
    separator: 'The arrow between two pages; it points on in reading direction.',
    more: 'Stands for the middle of the path where there is little room.',
    expand: 'The ellipsis in it, which shows the middle and hides it again.',
  },
  dataAttributes: { 'data-middle': 'On the pages that are left out where there is little room.' },
  keyboard: {
    Tab: 'Goes through the links.',
    Enter: 'Follows the link, or shows the whole path.',
    Space: 'Shows the whole path, on the ellipsis.',
  },
};
