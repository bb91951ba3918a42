import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ImportDialog',
  element: 'div',
  whenToUse: ['To add or update many products at once from a spreadsheet, opened from InventoryScreen.'],
  whenNotToUse: ['For one product: AddProductForm.', 'For pictures: PicturesDialog.'],
  parts: {
    root: 'The content of the dialog.',
    step: 'What the current step shows.',
    samples: 'What the first rows have in a column.',
    more: 'How many rows are not shown.',
    counts: 'What the import will do, in numbers.',
    count: 'One of these numbers.',
  },
  dataAttributes: { 'data-step': 'choose | map | check | import | done' },
  keyboard: {
    Tab: 'Moves through the fields of the step and its buttons.',
    Escape: 'Closes it; a running import goes on.',
  },
};
