import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Combobox',
  element: 'div',
  control: 'input',
  whenToUse: [
    'For one of more answers than one reads through: a company, a port, a category.',
    'For answers that a server finds.',
  ],
  whenNotToUse: [
    'For about ten known answers or fewer: `Select`.',
    'For an answer that may be in nobody’s list: `TextField`.',
    'To look for something on a page: `SearchField`.',
  ],
  parts: {
    ...fieldParts,
    box: 'The bordered box around the text.',
    control: 'The input.',
    icon: 'Around the arrow, or the spinner while answers are being looked for.',
    popup:
      'The panel below the box, portalled to the end of the dialog or `main` around it, else of the body; it carries `data-component` as well.',
    list: 'The answers.',
    option: 'One answer.',
    'option-label': 'Its words.',
    'option-hint': 'More about it.',
    check: 'Marks the chosen answer.',
    empty: 'Says that there is no answer to show.',
    status: 'Says the same to those who listen, out of sight.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-size': 'sm | md | lg',
    'data-name': 'On the control: the name under which the form gets the value.',
    'data-state': 'open, on the panel.',
    'data-highlighted': 'On the answer that Enter would choose.',
    'data-chosen': 'On the chosen answer.',
  },
  keyboard: {
    Letters: 'Show the answers that contain them; the first is at hand.',
    'Up, Down': 'Open the list; inside it, move among the answers, and round at the ends.',
    'Page Up, Page Down': 'Move by ten.',
    'Enter, Tab': 'Choose the answer at hand. Enter sends the form when the list is closed.',
    Escape: 'Closes the list alone and keeps the answer.',
    'Deleting all text': 'Takes the answer away.',
  },
};
