import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RoleSelect',
  element: 'div',
  whenToUse: [
    'For the role of a member or an invitation: `list` where one has to compare them, `select` where there is little room.',
  ],
  whenNotToUse: ['To show a role: its name as text.', 'For another choice: `Select`, RadioGroup.'],
  parts: { ...fieldParts, root: 'Around the field.' },
  dataAttributes: { ...fieldAttributes, 'data-layout': 'select | list' },
  keyboard: {
    'Space, Enter': 'In a select: opens the list.',
    'Arrow up, Arrow down': 'Choose the role before or after.',
  },
};
