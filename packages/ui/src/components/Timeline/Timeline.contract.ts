import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Timeline',
  element: 'ol',
  whenToUse: ['For the way of a request, an order or a connection: who did what and when.'],
  whenNotToUse: [
    'For messages: Conversation.',
    'For steps that are still to come: a list that says what to do.',
  ],
  parts: {
    root: 'The list of days.',
    day: 'One day.',
    date: 'Its name; a heading.',
    events: 'What happened on it, as a list.',
    event: 'One event; the one that goes on has aria-current.',
    marker: 'The disc with the icon, or a dot.',
    content: 'The words.',
    title: 'What happened.',
    time: 'When, by the clock.',
    description: 'More about it.',
  },
  dataAttributes: {
    'data-tone': 'On the event: neutral | accent | info | positive | caution | critical',
  },
  keyboard: {},
};
