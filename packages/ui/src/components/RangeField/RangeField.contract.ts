import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RangeField',
  element: 'fieldset',
  isGroup: true,
  whenToUse: ['To narrow down a list by a least and a greatest price, weight or quantity.'],
  whenNotToUse: ['For one number: `NumberField`.', 'For days: `DateRange`.'],
  parts: {
    ...fieldParts,
    track: 'The track of the thumbs.',
    thumb: 'One thumb: a native range input.',
    numbers: 'Around the two fields.',
  },
  dataAttributes: fieldAttributes,
  keyboard: {
    'Arrow keys': 'On a thumb: move it by one step. It never passes the other.',
    'Page Up': 'On a thumb: moves it by a tenth of the track.',
    'Page Down': 'The same towards the start.',
    Home: 'On a thumb: moves it to the start of the track.',
    End: 'On a thumb: moves it to the end of the track.',
    Tab: 'Moves through both thumbs and both numbers.',
  },
};
