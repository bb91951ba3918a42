import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DateField',
  element: 'div',
  control: 'input',
  whenToUse: ['For one day: a delivery, an expiry, a date of birth.'],
  whenNotToUse: ['For a first and a last day: `DateRange`.', 'For a month or a year alone: `Select`.'],
  parts: {
    ...fieldParts,
    box: 'The bordered box around the text and the button.',
    control: 'The input.',
    calendar: 'The calendar in its popover.',
    month: 'Around the name of the month and the buttons for the ones beside it.',
    caption: 'The month and its year, for screen readers; visually hidden.',
    'month-name': 'The month.',
    year: 'The choice of its year.',
    days: 'The grid of days.',
    weekday: 'The head of a column.',
    day: 'One day.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-size': 'sm | md | lg',
    'data-name': 'On the control: the name of the field in the form values.',
    'data-other-month': 'On a day: present when it belongs to the month before or after.',
    'data-in-range': 'On a day: present when it belongs to `range`.',
  },
  keyboard: {
    Tab: 'Leaves the field, which then shows its error, if there is one.',
    'Alt + Arrow Down': 'Opens the calendar.',
    'Arrow keys': 'In the calendar: the day or the week before or after.',
    Home: 'The first day of the week.',
    End: 'The last day of the week.',
    'Page Up': 'The month before; with Shift the year before.',
    'Page Down': 'The month after; with Shift the year after.',
    Enter: 'Chooses the day, unless it is not available.',
    Escape: 'Closes the calendar.',
  },
};
