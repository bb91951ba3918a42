import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

/** The parts of what was chosen, inside the box of a field. */
export const chosenParts = {
  chips: 'The list of what was chosen.',
  chip: 'Around one entry, a `Chip`.',
};

export const contract: ComponentContract = {
  name: 'TagField',
  element: 'div',
  control: 'input',
  whenToUse: ['For words of the writer’s own: keywords, materials, skills.'],
  whenNotToUse: ['For several of given choices: `MultiSelect`.', 'For email addresses: `EmailChips`.'],
  parts: {
    ...fieldParts,
    ...chosenParts,
    box: 'The bordered box around the tags and the text.',
    control: 'The input for the next tag.',
    status: 'Tells screen readers what was added or removed; visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name of the field in the form values.',
    'data-value-type': 'list, on the control: the form value is a list.',
  },
  keyboard: {
    Enter: 'Adds the word. On a button: removes its tag.',
    ',': 'Adds the word.',
    Backspace: 'In the empty box: removes the last tag.',
  },
};
