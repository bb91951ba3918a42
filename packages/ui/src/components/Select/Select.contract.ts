import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Select',
  element: 'div',
  control: 'select',
  whenToUse: ['For one of about five options or more: an industry, a category.'],
  whenNotToUse: [
    'For many options: `Combobox` filters them by typing.',
    'For two to five options that are worth comparing: `RadioGroup`.',
    'For on and off: `Switch`.',
    'For a value that need not be in a list: `TextField`.',
  ],
  parts: {
    ...fieldParts,
    box: 'The bordered box around the select.',
    control: 'The select.',
    placeholder: 'The option shown while nothing is selected.',
    group: 'A group of options.',
    icon: 'Around the arrow.',
  },
  dataAttributes: { ...fieldAttributes, 'data-size': 'sm | md | lg' },
  keyboard: {
    'Space, Enter': 'Opens the list; inside it, selects.',
    'Up, Down': 'Moves through the options.',
    Letters: 'Moves to the option that starts with them.',
    Escape: 'Closes the list and keeps the value.',
  },
};
