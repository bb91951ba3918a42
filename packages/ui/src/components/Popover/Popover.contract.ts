import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Popover',
  element: 'div',
  whenToUse: ['For a few choices, a short list or an explanation that belongs to one control.'],
  whenNotToUse: [
    'For a form or anything long: use `Dialog`.',
    'For what must be read: put it on the page.',
    'For a tip that appears under the pointer: it could not be reached by touch.',
  ],
  parts: {
    root: 'The panel, portalled to the end of the body.',
    header: 'Title and Close button.',
    title: 'The name.',
    body: 'What scrolls.',
  },
  dataAttributes: {
    'data-state': 'open | closed; closed only while it leaves.',
    'data-title': 'shown | hidden, on the header.',
  },
  keyboard: {
    'Enter, Space': 'On the trigger: opens it, and the first control in it has focus.',
    Escape: 'Closes it alone, and focus returns to the trigger.',
    Tab: 'Goes through it and on; it closes when focus leaves.',
  },
};
