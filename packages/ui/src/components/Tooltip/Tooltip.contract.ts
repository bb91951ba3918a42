import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Tooltip',
  element: 'div',
  whenToUse: [
    'For helpful but not essential information: how a number came about, the keyboard shortcut of an action.',
    'For the full text where it is truncated.',
  ],
  whenNotToUse: [
    'For essential information: touch users never see a tooltip, so put it on the page.',
    'For the name of an `IconButton`: it shows its name itself.',
    'For anything that can be pressed: use `Popover`.',
  ],
  parts: { root: 'The tooltip, portalled to the end of the theme island around it or of the body.' },
  dataAttributes: {
    'data-state': 'delayed-open | instant-open | closed; closed only during the closing animation.',
  },
  keyboard: {
    Tab: 'Shows it when the control gets the focus; hides it when the focus leaves.',
    Escape: 'Hides only the tooltip.',
  },
};
