import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Tooltip',
  element: 'div',
  whenToUse: [
    'For what is good to know and not needed: why a number is what it is, the keys of an action.',
    'For the whole of a text that had to be cut.',
  ],
  whenNotToUse: [
    'For what must be known: a finger never sees a tooltip, so put it on the page.',
    'For the name of an `IconButton`: it shows that by itself, and at no cost in a long list.',
    'For anything that can be pressed: use `Popover`.',
  ],
  parts: { root: 'The tip, portalled to the end of the body.' },
  dataAttributes: { 'data-state': 'delayed-open | instant-open | closed; closed only while it leaves.' },
  keyboard: {
    Tab: 'To the control: shows it; away: hides it.',
    Escape: 'Hides it alone.',
  },
};
