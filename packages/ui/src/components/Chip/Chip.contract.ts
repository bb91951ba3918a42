import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Chip',
  element: 'span',
  whenToUse: [
    'With `onRemove` for an active filter above the list that it narrows.',
    'Selectable, several in a list or group, for choices of which any number can be made at once.',
  ],
  whenNotToUse: [
    'For a word that only marks something: `Badge`.',
    'For one choice of a few: `SegmentedControl`.',
    'For something that is done at once: `Button`.',
    'To type a list of addresses: `EmailChips`.',
  ],
  parts: {
    root: 'The chip.',
    toggle: 'The button that selects it.',
    text: 'Around the words where it is not selectable.',
    icon: 'The icon before the words.',
    label: 'The words.',
    count: 'The number.',
    remove: 'The button that removes it.',
  },
  dataAttributes: {
    'data-selected': 'Present while it is selected.',
    'data-disabled': 'Present while it is disabled.',
  },
  keyboard: {
    Tab: 'Moves to the button that selects it, then to the one that removes it.',
    'Enter, Space': 'Press it.',
  },
};
