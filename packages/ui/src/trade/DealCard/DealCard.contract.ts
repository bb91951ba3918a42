import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DealCard',
  element: 'article',
  whenToUse: ['A row of DealList, or a deal that is mentioned in a conversation.'],
  whenNotToUse: ['For a request without a quote: RequestCard.', 'For all of an order: OrderTimeline.'],
  parts: {
    root: 'The row or the card.',
    body: 'Around its content.',
    title: 'What it is about; the heading and the accessible name.',
    open: 'The link or button of the title, which covers the whole card.',
    facts: 'Around the other company and the facts.',
    side: 'Buying or selling.',
    company: 'The other company.',
    fact: 'The quantity.',
    order: 'The number of the order, which is never broken.',
    waits: 'Who has to act.',
    due: 'Until when the offer is valid, or by when the order is to be shipped. In little room it takes the place of the time.',
    total: 'The total of the last offer or of the order.',
    time: 'When something last happened.',
  },
  dataAttributes: {
    'data-variant': 'row | card',
    'data-current': 'Present on the deal that is open beside the list.',
    'data-yours': 'On what waits: present where the reader has to act.',
    'data-urgency': 'On what is due: overdue | soon | later',
    'data-none': 'On the total: present before the first offer.',
  },
  keyboard: { Enter: 'On the title: opens the deal.' },
};
