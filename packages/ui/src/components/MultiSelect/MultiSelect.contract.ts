import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import { chosenParts } from '#components/TagField/TagField.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'MultiSelect',
  element: 'div',
  control: 'input',
  whenToUse: [
    'For several of many options: the industries of a company, the ports that it ships to.',
    'For options that come from a server.',
    'With `filter="none"` and a server that searches, for more than some five hundred: the list renders every option that it shows.',
  ],
  whenNotToUse: [
    'For about seven options or fewer: a group of `Checkbox`.',
    'For words of one’s own: `TagField`.',
  ],
  parts: {
    ...fieldParts,
    ...chosenParts,
    box: 'The bordered box around the choices and the text.',
    control: 'The input. The list below it is that of `Combobox`.',
    icon: 'The arrow, or the spinner.',
    status: 'Tells screen readers what was chosen or removed, and that nothing was found; visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name of the field in the form values.',
    'data-value-type': 'list, on the control: the form value is a list.',
  },
  keyboard: {
    'Arrow Down': 'Opens the list, or moves to the next option, from group to group.',
    'Arrow Up': 'Opens the list at its end, or moves to the option before.',
    Enter: 'Chooses the option, or removes it; the list stays open.',
    Escape: 'Closes the list.',
    Backspace: 'In the empty box: removes the last choice.',
    Tab: 'Closes the list and goes on.',
  },
};
