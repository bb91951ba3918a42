import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'TopBar',
  element: 'header',
  whenToUse: ['Once per page, in the `topBar` of AppShell.'],
  whenNotToUse: ['On the landing page, which has a bar of its own.'],
  parts: {
    root: 'The bar.',
    home: 'The logo, a link.',
    search: 'Around the search box.',
    controls: 'The controls at the end.',
    mode: 'The mode switch between its two labels.',
    side: 'One of the labels.',
    announcements: 'Around the button of the announcements.',
    unread: 'How many of them are unread.',
    account: 'Around the account menu, below 900 px.',
  },
  dataAttributes: {
    'data-scrolled': 'Present while the page is scrolled by more than 50 px.',
    'data-active': 'On the label of the current mode.',
  },
  keyboard: {
    Tab: 'Moves through logo, search, switch and buttons.',
    Space: 'On the switch: changes the mode.',
  },
};
