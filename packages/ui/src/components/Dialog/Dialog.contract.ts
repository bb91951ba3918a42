import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Dialog',
  element: 'div',
  whenToUse: [
    'For a form or a closer look that leads back to where one was.',
    'As `full` for a whole screen that is opened from a list and closed again.',
  ],
  whenNotToUse: [
    'For a few choices beside the control that opens them: use `Popover`.',
    'For news about an action: use a toast.',
    'To ask whether something shall really be done: use `AlertDialog`.',
    'For a place with an address of its own: make it a page.',
  ],
  parts: {
    root: 'The layer over the page, portalled to the end of the body.',
    backdrop: 'What dims the page; a press on it closes, first of all a popup that is open in the dialog.',
    panel: 'The dialog as one sees it.',
    header: 'Stays in sight above the body.',
    heading: 'Around title and description.',
    title: 'The name.',
    description: 'The sentence under it.',
    body: 'What scrolls.',
    actions: 'Stays in sight below the body.',
  },
  dataAttributes: {
    'data-size': 'xs | sm | md | lg | xl | full',
    'data-state': 'open | closed, also on the panel; closed only while it leaves.',
  },
  keyboard: {
    Escape: 'Closes it, and of several open ones the topmost.',
    'Tab, Shift+Tab': 'Go round within it.',
    'Alt+T': 'Goes to the notifications, which stay within reach.',
  },
};
