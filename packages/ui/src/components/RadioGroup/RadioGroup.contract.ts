import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RadioGroup',
  element: 'fieldset',
  isGroup: true,
  whenToUse: ['For one of two to five options that are worth comparing.'],
  whenNotToUse: [
    'For more options: `Select`, or `Combobox` for many.',
    'For yes and no: `Checkbox`.',
    'To switch between views: `Tabs`.',
  ],
  parts: {
    ...fieldParts,
    root: 'The fieldset.',
    header: 'The legend.',
    options: 'Around the options.',
    option: 'Around one option.',
    control: 'Its radio button.',
    'option-label': 'Its text.',
    'option-hint': 'What selecting it means.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-layout': 'vertical | horizontal',
    'data-name': 'On the controls: empty where the group has no `name`, so that a form gets nothing.',
  },
  keyboard: {
    Tab: 'Moves to the selected option, or to the first, then past the group.',
    'Arrow keys': 'Select the next or the previous option and wrap around at the ends.',
    Space: 'Selects the focused option.',
  },
};
