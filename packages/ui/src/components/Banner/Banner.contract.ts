import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Banner',
  element: 'div',
  whenToUse: ['For a state that concerns every screen and passes by itself: no connection, maintenance.'],
  whenNotToUse: [
    'For news about one place of the page: that is an `Alert`.',
    'For news about an action that is over: that is a toast.',
  ],
  parts: {
    root: 'The live region, which lets every press through.',
    news: 'What shows while there are words.',
    icon: 'Around a leading icon.',
    words: 'The words.',
  },
  dataAttributes: { 'data-tone': 'info | positive | caution | critical' },
  keyboard: {},
};
