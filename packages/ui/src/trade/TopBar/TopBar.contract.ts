import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'TopBar',
  element: 'header',
  whenToUse: ['Once a page, in the `topBar` of AppShell.'],
  whenNotToUse: ['On the landing page, which has a bar of its own.'],
  parts: {
    root: 'The bar.',
    home: 'The logo, a link.',
    search: 'Around the search box.',
    controls: 'What stands at the end.',
    mode: 'The switch between its two words.',
    side: 'One of the words.',
    account: 'Around the account menu, below 900 px.',
  },
  dataAttributes: {
    'data-scrolled': 'Present once the page has scrolled by more than 50 px.',
    'data-active': 'On the word of the side that the switch stands on.',
  },
  keyboard: {
    Tab: 'Goes through logo, search, switch and buttons.',
    Space: 'Turns the switch that has the focus.',
  },
};
