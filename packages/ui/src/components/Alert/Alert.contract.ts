import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Alert',
  element: 'div',
  whenToUse: [
    'When a form could not be submitted: inside the form, above its button.',
    'When part of a screen could not be loaded, with a way to try again.',
  ],
  whenNotToUse: [
    'For the result of a finished action: use a toast of `Toaster`.',
    'For one field that is wrong: the field shows its own error.',
    'When a list is empty: use `EmptyState`.',
  ],
  parts: {
    root: 'The box.',
    icon: 'The icon of the tone.',
    message: 'Around title, body and actions.',
    title: 'What happened, in a few words.',
    body: 'The rest of the message.',
    actions: 'Around the actions.',
    close: 'Around the Close button.',
  },
  dataAttributes: { 'data-tone': 'info | positive | caution | critical' },
  keyboard: { 'Enter, Space': 'Presses Close or an action.' },
};
