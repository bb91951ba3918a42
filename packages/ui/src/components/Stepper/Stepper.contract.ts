import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Stepper',
  element: 'div',
  whenToUse: [
    'For the way of an order, whose steps are the same each time.',
    'Above a form on several pages, to show how much is left.',
  ],
  whenNotToUse: [
    'For what has happened, with times: `Timeline`.',
    'For a share of work without steps: `Progress`.',
    'To switch between views: `Tabs`.',
  ],
  parts: {
    root: 'Around the list; its width decides the direction.',
    steps: 'The list.',
    step: 'One step.',
    marker: 'Its number, or a tick or a cross.',
    content: 'Around its words.',
    label: 'What it is.',
    state: 'What the marker says, for assistive technology.',
    description: 'When it was done, or what it waits for.',
  },
  dataAttributes: {
    'data-orientation': 'horizontal | vertical',
    'data-state': 'On a step: done | current | stopped | upcoming.',
  },
  keyboard: {},
};
