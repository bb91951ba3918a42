import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AlertDialog',
  element: 'div',
  whenToUse: ['Before an action that cannot be undone, or that other people notice at once.'],
  whenNotToUse: [
    'Before an action that can be undone: do it, and offer to undo it in a toast.',
    'For a form or for details: use `Dialog`.',
    'For information: use a toast of `Toaster`, or `Alert`.',
  ],
  parts: {
    root: 'The layer over the page, portalled to the end of the theme island around it or of the body.',
    backdrop: 'The layer that dims the page; pressing it does nothing.',
    panel: 'The visible dialog.',
    body: 'Around title, description and other content; scrolls.',
    title: 'The question.',
    description: 'The consequences of the answer.',
    actions: 'The two answers.',
  },
  dataAttributes: {
    'data-tone': 'neutral | critical',
    'data-state': 'open | closed, also on the panel; closed only during the closing animation.',
  },
  keyboard: {
    Escape: 'Cancels, unless the confirmed action is running.',
    'Tab, Shift+Tab': 'Move between the answers.',
    'Enter, Space': 'Press the focused answer.',
  },
};
