import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Select',
  element: 'div',
  control: 'select',
  whenToUse: ['For one of about five answers or more: an industry, a category.'],
  whenNotToUse: [
    'For more answers than one reads through: `Combobox` finds them by typing.',
    'For two to five answers that are worth comparing: `RadioGroup`.',
    'For on and off: `Switch`.',
    'For an answer that nobody can list: `TextField`.',
  ],
  parts: {
    ...fieldParts,
    box: 'The bordered box around the answer.',
    control: 'The select.',
    placeholder: 'The option that stands for no answer yet.',
    icon: 'Around the arrow.',
  },
  dataAttributes: { ...fieldAttributes, 'data-size': 'sm | md | lg' },
  keyboard: {
    'Space, Enter': 'Opens the list; inside it, chooses.',
    'Up, Down': 'Moves among the answers.',
    Letters: 'Goes to the answer that begins so.',
    Escape: 'Closes the list and keeps the answer.',
  },
};
