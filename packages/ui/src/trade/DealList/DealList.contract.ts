import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DealList',
  element: 'section',
  whenToUse: ['For all deals of a company, alone or beside the one that is open.'],
  whenNotToUse: ['For the quotes on one request, to choose from: QuoteComparison.'],
  parts: {
    root: 'Around the choices and the list.',
    controls: 'Around the choices.',
    view: 'Which list shows; a select where there is little room.',
    side: 'Which side shows.',
    status: 'Which status shows.',
    due: 'When what shows is due.',
    search: 'The search box.',
  },
  dataAttributes: {},
  keyboard: {
    'Arrow keys': 'Choose the list and the side.',
    Enter: 'In the search box: searches. On a title: opens the deal.',
    Tab: 'Moves through the choices and the deals.',
  },
};
