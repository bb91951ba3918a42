import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EmailChips',
  element: 'div',
  control: 'input',
  whenToUse: ['To collect several email addresses, such as those of a company’s employees.'],
  whenNotToUse: ['For a single address: `TextField` with `type="email"`.'],
  parts: {
    ...fieldParts,
    row: 'Around the box and Add Email.',
    box: 'The bordered box around the text.',
    control: 'The input for the next address.',
    chips: 'The list of addresses.',
    chip: 'Around one address, a `Chip`.',
    status: 'Tells screen readers what was added or removed; visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name of the field in the form values.',
    'data-value-type': 'list, on the control: the form value is a list.',
  },
  keyboard: { Enter: 'In the input: adds the address. On a chip’s button: removes it.' },
};
