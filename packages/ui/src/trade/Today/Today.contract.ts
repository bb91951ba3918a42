import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Today',
  element: 'section',
  whenToUse: ['In the `summary` of a home screen, above its list.'],
  whenNotToUse: [
    'For a number that is no work to do: StatTile.',
    'For what has happened: NotificationList.',
    'To change the row while somebody looks at it: what appears or goes would move the list below.',
  ],
  parts: {
    root: 'The row. It is not there while nothing waits.',
    list: 'What waits.',
    item: 'One of it.',
    link: 'The way to it.',
    icon: 'What it is, as decoration.',
    text: 'How many of what.',
  },
  dataAttributes: {},
  keyboard: { Tab: 'Moves through the links.', Enter: 'Follows one.' },
};
