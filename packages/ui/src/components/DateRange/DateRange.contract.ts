import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DateRange',
  element: 'fieldset',
  isGroup: true,
  whenToUse: ['For a first and a last day: a period of a report, the days of a fair.'],
  whenNotToUse: ['For one day: `DateField`.'],
  parts: {
    ...fieldParts,
    dates: 'Around the two fields, which stand below one another where there is no room.',
    presets: 'Around the buttons that set both days.',
  },
  dataAttributes: fieldAttributes,
  keyboard: {
    Tab: 'Moves through both fields, their calendars and the presets.',
    Enter: 'On a button: presses it.',
  },
};
