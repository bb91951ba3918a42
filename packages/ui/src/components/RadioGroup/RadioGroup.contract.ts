import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RadioGroup',
  element: 'fieldset',
  whenToUse: ['For one of two to five answers that are worth comparing.'],
  whenNotToUse: [
    'For more answers: `Select`, or `Combobox` where there are many.',
    'For yes and no: `Checkbox`.',
    'To switch between views: `Tabs`.',
  ],
  parts: {
    ...fieldParts,
    root: 'The fieldset.',
    header: 'The legend.',
    options: 'Around the answers.',
    option: 'Around one answer.',
    control: 'Its radio button.',
    'option-label': 'Its words.',
    'option-hint': 'What choosing it means.',
  },
  dataAttributes: { ...fieldAttributes, 'data-layout': 'vertical | horizontal' },
  keyboard: {
    Tab: 'Goes to the chosen answer, or to the first, and on past the others.',
    'Arrow keys': 'Choose the next or the previous answer, and round at the ends.',
    Space: 'Chooses the answer that has focus.',
  },
};
