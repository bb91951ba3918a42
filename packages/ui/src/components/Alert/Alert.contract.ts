import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Alert',
  element: 'div',
  whenToUse: [
    'When a form was refused: inside the form, above its button.',
    'When part of a screen could not be loaded, with a way to try again.',
  ],
  whenNotToUse: [
    'For news about an action that is over: use a toast.',
    'For one field that is wrong: the field shows its own error.',
    'When there is simply nothing: use `EmptyState`.',
  ],
  parts: {
    root: 'The box.',
    icon: 'The sign of the tone.',
    message: 'Around title, body and actions.',
    title: 'The news in a few words.',
    body: 'The rest of the message.',
    actions: 'Around what one can do.',
    close: 'Around the Close button.',
  },
  dataAttributes: { 'data-tone': 'info | positive | caution | critical' },
  keyboard: { 'Enter, Space': 'Presses Close or an action.' },
};
