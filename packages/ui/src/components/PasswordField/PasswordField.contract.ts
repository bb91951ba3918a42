import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PasswordField',
  element: 'div',
  control: 'input',
  whenToUse: ['To log in and to choose a password; with `autoComplete="new-password"` for the latter.'],
  whenNotToUse: ['For codes that need not be hidden: `TextField`.'],
  parts: { ...fieldParts, box: 'The bordered box around password and button.', control: 'The input.' },
  dataAttributes: {
    ...fieldAttributes,
    'data-size': 'sm | md | lg',
    'data-value-type': 'password, on the control: the form value keeps leading and trailing spaces.',
  },
  keyboard: {
    Tab: 'Moves to the field, then to Show password.',
    'Enter, Space': 'On the button: shows or hides the password.',
  },
};
