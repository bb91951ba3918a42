import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EmailChips',
  element: 'div',
  control: 'input',
  whenToUse: ['To name the people of a company.'],
  whenNotToUse: ['For a single address: `TextField` with `type="email"`.'],
  parts: {
    ...fieldParts,
    row: 'Around the box and Add Email.',
    box: 'The bordered box around the text.',
    control: 'The input for the next address.',
    chips: 'The list of addresses.',
    chip: 'One address and its button.',
    email: 'The address.',
    status: 'Says what was added or removed, out of sight.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name under which the form gets the entries.',
  },
  keyboard: { Enter: 'In the input: adds the address. On a chip’s button: removes it.' },
};
