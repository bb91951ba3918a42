import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'TextArea',
  element: 'div',
  control: 'textarea',
  whenToUse: ['For a description, a requirement, a note.'],
  whenNotToUse: ['For a single line: `TextField`.'],
  parts: { ...fieldParts, box: 'The bordered box around the text.', control: 'The textarea.' },
  dataAttributes: fieldAttributes,
  keyboard: { Enter: 'Starts a new line.', Tab: 'Leaves the area.' },
};
