import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ActivityList',
  element: 'div',
  whenToUse: ['For what the members of the own company did: who, what, to what, and when.'],
  whenNotToUse: [
    'For the history of one order: OrderTimeline; of one stock: StockLog.',
    'For what waits for the reader: a list of deals.',
  ],
  parts: {
    root: 'The container.',
    filters: 'Around the filters.',
    skeleton: 'Stands for an entry while they load.',
  },
  dataAttributes: {},
  keyboard: {
    Tab: 'Moves through the filters, the links and what loads more.',
    'Up, Down': 'In a filter: chooses.',
  },
};
