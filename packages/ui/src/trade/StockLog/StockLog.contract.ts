import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'StockLog',
  element: 'div',
  whenToUse: ['In a `Drawer` or `Dialog` opened from an own product: what has changed its stock, and why.'],
  whenNotToUse: ['To change the stock: StockEditor.'],
  parts: {
    root: 'The container.',
    change: 'How many more or fewer.',
    after: 'How many there were then.',
    skeleton: 'Stands for a change while they load.',
  },
  dataAttributes: {},
  keyboard: { Tab: 'Moves to what loads more changes, or loads them again.' },
};
