import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RequestCard',
  element: 'article',
  whenToUse: ['For each request of a list, inside a CardGrid of three columns.'],
  whenNotToUse: ['For what a vendor sells: that is ProductCard.'],
  parts: {
    root: 'The card.',
    header: 'Who asks, and in which industry.',
    titles: 'Name and industry.',
    client: 'The heading of the card and its accessible name.',
    'client-button': 'The name, when the company can be opened.',
    body: 'Around the words of the request.',
    request: 'What is looked for: four lines of it until the rest is asked for.',
    'show-more': 'Opens and closes the rest; absent where nothing is cut.',
    images: 'The pictures; absent without any.',
    image: 'One picture, or the place of one that does not load.',
    more: 'How many pictures do not show.',
    budget: 'What the client would pay.',
    'budget-label': 'The word before it.',
    'budget-value': 'The budget in the words of the client.',
  },
  dataAttributes: { 'data-open': 'On the request: all of it shows.' },
  keyboard: { 'Enter, Space': 'Opens the company, or the rest of the request, that has the focus.' },
};
