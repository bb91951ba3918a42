import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DropdownMenu',
  element: 'div',
  whenToUse: [
    'For actions that are not worth a button each, such as those at the end of a row.',
    'For what should not be pressed by accident.',
    'For a few settings of a view that are seldom changed.',
  ],
  whenNotToUse: [
    'For the value of a form: use `Select`.',
    'For anything but actions, such as text, fields or a form: use `Popover` or `Dialog`.',
    'For the one thing that most people come for: give it a `Button`.',
  ],
  parts: {
    root: 'The menu, portalled to the end of the body.',
    item: 'One entry.',
    icon: 'Before the label of an entry: its icon, or the check mark of one that is on.',
    label: 'The words of an entry.',
    shortcut: 'The keys that do the same without the menu.',
    group: 'Entries under one heading.',
    heading: 'The name of a group.',
    separator: 'A line between entries.',
  },
  dataAttributes: {
    'data-state': 'open | closed on the root; checked | unchecked on what can be on or off.',
    'data-highlighted': 'Present on the entry under the pointer or the focus.',
    'data-disabled': 'Present on an entry that cannot be chosen.',
    'data-tone': 'neutral | critical',
  },
  keyboard: {
    'Enter, Space, Arrow Down': 'On the trigger: opens it, and the first entry has focus.',
    'Arrow Up, Arrow Down': 'Go from entry to entry.',
    'Home, End': 'Go to the first and the last.',
    Letters: 'Go to the entry that starts with them.',
    'Enter or Space': 'Chooses the entry.',
    'Escape, Tab': 'Closes it alone, and focus returns to the trigger.',
  },
};
