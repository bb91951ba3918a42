import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Timeline',
  element: 'ol',
  whenToUse: ['For the history of a request, an order or a connection: who did what and when.'],
  whenNotToUse: ['For messages: `Conversation`.', 'For steps still to be done: use a list.'],
  parts: {
    root: 'The list of days.',
    day: 'One day.',
    date: 'The date; a heading.',
    events: 'The list of its events.',
    event: 'One event; the current one has aria-current.',
    marker: 'The disc with the icon, or a dot.',
    content: 'Around the text.',
    title: 'What happened.',
    time: 'The time of day.',
    description: 'More about it.',
  },
  dataAttributes: {
    'data-tone': 'On the event: neutral | accent | info | positive | caution | critical',
  },
  keyboard: {},
};
