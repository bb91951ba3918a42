import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AlertDialog',
  element: 'div',
  whenToUse: ['Before what cannot be undone, or what other people notice at once.'],
  whenNotToUse: [
    'Before what can be undone: do it, and offer the way back in a toast.',
    'For a form or a closer look: use `Dialog`.',
    'For news: use a toast or `Alert`.',
  ],
  parts: {
    root: 'The layer over the page, portalled to the end of the body.',
    backdrop: 'What dims the page; a press on it does nothing.',
    panel: 'The question as one sees it.',
    body: 'Around title, description and what else there is; scrolls.',
    title: 'The question.',
    description: 'What follows from the answer.',
    actions: 'The two answers.',
  },
  dataAttributes: {
    'data-tone': 'neutral | critical',
    'data-state': 'open | closed, also on the panel; closed only while it leaves.',
  },
  keyboard: {
    Escape: 'Cancels, unless the confirmed work is under way.',
    'Tab, Shift+Tab': 'Go from answer to answer.',
    'Enter, Space': 'Give the answer that has focus.',
  },
};
