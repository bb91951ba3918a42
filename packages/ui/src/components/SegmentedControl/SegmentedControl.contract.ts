import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SegmentedControl',
  element: 'div',
  whenToUse: [
    'To narrow or sort one list: all, waiting, closed.',
    'With `collapse` where it stands on a phone, too, and its words have no room there.',
  ],
  whenNotToUse: [
    'For views with content of their own: `Tabs`.',
    'For a question in a form: `RadioGroup`.',
    'For more than five options: `Select`.',
    'For several at once: selectable `Chip`s.',
  ],
  parts: {
    root: 'Around both forms of the control.',
    segments: 'The group of choices.',
    segment: 'One choice.',
    radio: 'Its radio button, which lies invisible over it.',
    icon: 'Its icon.',
    label: 'Its words.',
    count: 'Its number.',
    select: 'Around the Select that replaces the group where there is no room.',
  },
  dataAttributes: {
    'data-size': 'sm | md | lg',
    'data-hide-labels': 'Present where the words are visually hidden.',
    'data-tooltip': 'There, the words that the pointer and the focus show.',
    'data-full-width': 'Present where the choices share the whole width.',
    'data-name': 'On the radio buttons: empty where the control has no `name`, so that a form gets nothing.',
    'data-collapse': 'sm | md | lg: below which width it is a Select.',
  },
  keyboard: {
    Tab: 'Moves to the chosen option, then past the group.',
    'Arrow keys': 'Choose the next or the previous option and wrap around at the ends.',
  },
};
