import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Drawer',
  element: 'div',
  whenToUse: [
    'For filters, or the details of a row, beside a list that the reader comes back to.',
    'For the navigation of a narrow screen, with `edge` as `start`.',
  ],
  whenNotToUse: [
    'For a form or a question of its own: `Dialog`.',
    'To ask for confirmation: `AlertDialog`.',
    'For what stays open while one works on the page: a column of the layout.',
  ],
  parts: {
    root: 'The layer over the page, portalled to the end of the theme island around it or of the body.',
    backdrop:
      'The layer that dims the page; pressing it closes the drawer, or first a popup that is open in it.',
    panel: 'The visible drawer.',
    header: 'Stays visible above the body.',
    heading: 'Around title and description.',
    title: 'The title.',
    description: 'The sentence below the title.',
    body: 'The content, which scrolls.',
    actions: 'The buttons, which stay visible below the body.',
  },
  dataAttributes: {
    'data-edge': 'start | end',
    'data-size': 'sm | md | lg',
    'data-state': 'open | closed, also on the panel; closed only during the closing animation.',
  },
  keyboard: {
    Escape: 'Closes it; of several open layers, the topmost.',
    'Tab, Shift+Tab': 'Move through it and wrap around at the ends.',
    'Alt+T': 'Moves to the notifications, which stay reachable.',
  },
};
