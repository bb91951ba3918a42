import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AccountMenu',
  element: 'button',
  whenToUse: ['Once in the side bar, and once in the top bar, for small screens, which have no side bar.'],
  whenNotToUse: ['For another company: its name opens its profile.'],
  parts: {
    root: 'The button that opens the entries.',
    name: 'The company, or Guest.',
    entries: 'The list of entries, in a `Popover`.',
    entry: 'One entry.',
  },
  dataAttributes: { 'data-variant': 'row | avatar', 'data-state': 'open | closed' },
  keyboard: {
    'Enter, Space': 'Opens the entries; inside, chooses one.',
    Tab: 'Moves through the entries.',
    Escape: 'Closes them and returns the focus to the button.',
  },
};
