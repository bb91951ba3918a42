import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Heading',
  element: 'h2',
  whenToUse: [
    'For the title of a page, a section, a card or an empty place.',
    'With `level` by the outline, which leaves out no rank, and `size` by how it is to look.',
  ],
  whenNotToUse: [
    'For the title of a page with its actions: PageHeader.',
    'To make words larger or bolder: `Text`.',
    'Inside `Dialog`, `Drawer` and EmptyState, which have their own.',
  ],
  parts: { root: 'The heading, from h1 to h6.' },
  dataAttributes: {
    'data-size': 'sm | md | lg | xl | 2xl | 3xl | 4xl | display',
    'data-font': 'display | sans',
    'data-lines': '1 to 6: after how many lines the text is cut.',
  },
  keyboard: {},
};
