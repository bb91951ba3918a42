import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Combobox',
  element: 'div',
  control: 'input',
  whenToUse: [
    'For one of many options: a company, a port, a category.',
    'For options that come from a server.',
    'With `filter="none"` and a server that searches, for more than some five hundred: the list renders every option that it shows.',
  ],
  whenNotToUse: [
    'For about ten known options or fewer: `Select`.',
    'For a value that need not be in a list: `TextField`.',
    'To search a page or site: `SearchField`.',
  ],
  parts: {
    ...fieldParts,
    box: 'The bordered box around the text.',
    control: 'The input.',
    icon: 'Around the arrow, or the spinner while options load.',
    popup:
      'The panel below the box, portalled to the end of the dialog or `main` around it, else of the body; it carries `data-component` as well.',
    list: 'The options.',
    group: 'A group of options.',
    'group-label': 'Its heading.',
    option: 'One option.',
    'option-label': 'Its text.',
    'option-hint': 'Its second line.',
    check: 'Marks the selected option.',
    empty: 'Says that there is no option to show.',
    status: 'The same for screen readers, visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-size': 'sm | md | lg',
    'data-name': 'On the control: the name under which the form gets the value.',
    'data-state': 'open, on the panel.',
    'data-highlighted': 'On the option that Enter would select.',
    'data-chosen': 'On the selected option.',
  },
  keyboard: {
    Letters: 'Show the options that contain them and highlight the first.',
    'Up, Down':
      'Open the list; inside it, move through the options, from group to group, and wrap around at the ends.',
    'Page Up, Page Down': 'Move by ten options.',
    'Enter, Tab': 'Select the highlighted option. When the list is closed, Enter submits the form.',
    Escape: 'Closes only the list and keeps the value.',
    'Deleting all text': 'Clears the value.',
  },
};
