import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DropdownMenu',
  element: 'div',
  whenToUse: [
    'For secondary actions that need no button of their own, such as those at the end of a row.',
    'For actions that should not be pressed by accident.',
    'For a few settings of a view that are rarely changed.',
  ],
  whenNotToUse: [
    'For the value of a form: use `Select`.',
    'For anything but actions, such as text, fields or a form: use `Popover` or `Dialog`.',
    'For the main action: give it a `Button`.',
  ],
  parts: {
    root: 'The menu, portalled to the end of the theme island around it or of the body.',
    item: 'One entry.',
    icon: 'The icon before the label of an entry, or the check mark of one that is on.',
    label: 'The text of an entry.',
    shortcut: 'The keyboard shortcut of an entry.',
    group: 'Entries under one heading.',
    heading: 'The name of a group.',
    separator: 'A line between entries.',
  },
  dataAttributes: {
    'data-state': 'open | closed on the root; checked | unchecked on entries that can be on or off.',
    'data-highlighted': 'Present on the entry under the pointer or with the focus.',
    'data-disabled': 'Present on a disabled entry.',
    'data-tone': 'neutral | critical',
  },
  keyboard: {
    'Enter, Space, Arrow Down': 'On the trigger: opens it and focuses the first entry.',
    'Arrow Up, Arrow Down': 'Move between entries.',
    'Home, End': 'Move to the first or last entry.',
    Letters: 'Move to the entry that starts with them.',
    'Enter or Space': 'Chooses the entry.',
    'Escape, Tab': 'Closes only the menu and returns the focus to the trigger.',
  },
};
