import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EditableCell',
  element: 'div',
  whenToUse: [
    'In the cells of a `Table` whose values are changed often and one by one: prices, stock.',
    'With the field that fits the value: `TextField`, `NumberField`, `MoneyField`, `QuantityField`.',
  ],
  whenNotToUse: [
    'For values that depend on one another, or that need an explanation: a form in a `Dialog` or `Drawer`.',
    'For the same change to many rows: the bulk actions of `Table`.',
  ],
  parts: {
    root: 'The container.',
    display: 'The button that shows the value and opens the field.',
    name: 'Its name before the value, for screen readers.',
    value: 'The value as it is shown.',
    measure: 'Keeps the width of the value while the field is open.',
    field: 'Around the field.',
    remedy: 'What can be done about a value that was not saved.',
    status: 'Tells screen readers that it is being saved, or why it was not.',
  },
  dataAttributes: {
    'data-editing': 'Present while the field is open.',
    'data-justify': 'Of the cell of the `Table` around it: `end` puts the pencil before the value.',
  },
  keyboard: {
    'Enter, Space': 'On the value: opens the field.',
    Enter: 'In the field: saves.',
    Escape: 'In the field: takes back what was typed.',
    'Tab, Shift Tab':
      'In the field: saves, and opens the next or previous editable cell of the table. Where there is a remedy: moves to its buttons.',
  },
};
