import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PicturesDialog',
  element: 'div',
  whenToUse: ['After an import: many pictures at once, for the products that their names say.'],
  whenNotToUse: ['For the pictures of one product: its editor.'],
  parts: {
    root: 'The content of the dialog.',
    matches: 'The products that get pictures.',
    match: 'One of them.',
    number: 'How many it gets.',
  },
  dataAttributes: {},
  keyboard: { Tab: 'Moves through the field, its files and the buttons.', Escape: 'Closes it.' },
};
