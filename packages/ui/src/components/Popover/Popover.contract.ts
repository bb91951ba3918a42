import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Popover',
  element: 'div',
  whenToUse: ['For a few choices, a short list or an explanation that belongs to one control.'],
  whenNotToUse: [
    'For a form or anything long: use `Dialog`.',
    'For content that must be read: put it on the page.',
    'For a hint that appears on hover: use `Tooltip`.',
  ],
  parts: {
    root: 'The panel, portalled to the end of the theme island around it or of the body.',
    header: 'Title and Close button.',
    title: 'The title.',
    body: 'The content, which scrolls.',
  },
  dataAttributes: {
    'data-state': 'open | closed; closed only during the closing animation.',
    'data-title': 'shown | hidden, on the header.',
  },
  keyboard: {
    'Enter, Space': 'On the trigger: opens it and focuses the first control in it.',
    Escape: 'Closes only the popover and returns the focus to the trigger.',
    Tab: 'Moves through it and beyond; it closes when the focus leaves.',
  },
};
