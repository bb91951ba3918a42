import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Banner',
  element: 'div',
  whenToUse: ['For a temporary state that affects every screen: no connection, maintenance.'],
  whenNotToUse: [
    'For a message about one part of the page: use `Alert`.',
    'For the result of a finished action: use a toast of `Toaster`.',
  ],
  parts: {
    root: 'The live region, which does not block the pointer.',
    panel: 'The box, shown while there is a message.',
    icon: 'Around a leading icon.',
    message: 'The message.',
  },
  dataAttributes: { 'data-tone': 'info | positive | caution | critical' },
  keyboard: {},
};
