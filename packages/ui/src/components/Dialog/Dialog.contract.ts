import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Dialog',
  element: 'div',
  whenToUse: [
    'For a form or for details, after which the reader is back at the same place.',
    'As `full` for a whole screen opened from a list.',
  ],
  whenNotToUse: [
    'For a few choices beside the control that opens them: use `Popover`.',
    'For the result of an action: use a toast of `Toaster`.',
    'To ask for confirmation: use `AlertDialog`.',
    'For content with an address of its own: make it a page.',
  ],
  parts: {
    root: 'The layer over the page, portalled to the end of the theme island around it or of the body.',
    backdrop:
      'The layer that dims the page; pressing it closes the dialog, or first a popup that is open in it.',
    panel: 'The visible dialog.',
    header: 'Stays visible above the body.',
    heading: 'Around title and description.',
    title: 'The title.',
    description: 'The sentence below the title.',
    body: 'The content, which scrolls.',
    actions: 'The buttons, which stay visible below the body.',
  },
  dataAttributes: {
    'data-size': 'xs | sm | md | lg | xl | full',
    'data-state': 'open | closed, also on the panel; closed only during the closing animation.',
  },
  keyboard: {
    Escape: 'Closes it; of several open ones, the topmost.',
    'Tab, Shift+Tab': 'Move through it and wrap around at the ends.',
    'Alt+T': 'Moves to the notifications, which stay reachable.',
  },
};
