import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RequestCard',
  element: 'article',
  whenToUse: ['For each request of a list, inside a CardGrid of three columns.'],
  whenNotToUse: ['For a vendor’s product: use ProductCard.'],
  parts: {
    root: 'The card.',
    header: 'The client’s picture, name and industry.',
    titles: 'Name and industry; of one’s own request its first line and industry.',
    title: 'The heading of the reader’s own request, in place of the client.',
    client: 'The heading of the card and its accessible name.',
    'client-name': 'The name; a link or a button where the company can be opened.',
    body: 'Around the text of the request.',
    request: 'The text of the request: its first four lines, or all of it.',
    'show-more': 'Shows and hides the rest; absent where the text is not truncated.',
    images: 'The pictures; absent where there are none.',
    image: 'One picture, or the placeholder of one that does not load.',
    more: 'The number of pictures not shown.',
    facts: 'Quantity, the day it is needed, and the number of quotes; absent where nothing is known of them.',
    fact: 'One of them.',
    view: 'Leads to the whole request; absent where it has no address.',
    budget: 'The budget.',
    'budget-label': 'Its label.',
    'budget-value': 'The budget in the words of the client.',
  },
  dataAttributes: {
    'data-open': 'On the request: present while all of it is shown.',
    'data-passed':
      'On a fact: present on the day it is needed once that has passed while the request is open.',
  },
  keyboard: { 'Enter, Space': 'On the name: opens the company. On show-more: shows or hides the rest.' },
};
