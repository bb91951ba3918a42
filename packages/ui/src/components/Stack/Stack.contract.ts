import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Stack',
  element: 'div',
  whenToUse: ['For the fields of a form, the paragraphs of a text or the sections of a page.'],
  whenNotToUse: [
    'For things beside one another: `Inline`.',
    'For rows of one kind, such as companies: RowList.',
  ],
  parts: { root: 'The element around the things.' },
  dataAttributes: {
    'data-gap': 'none | half | 1 | 1-5 | 2 | 2-5 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16',
    'data-align': 'stretch | start | center | end',
  },
  keyboard: {},
};
