import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PasswordField',
  element: 'div',
  control: 'input',
  whenToUse: ['To log in and to choose a password; with `autoComplete="new-password"` for the latter.'],
  whenNotToUse: ['For codes that nobody looks at over a shoulder: `TextField`.'],
  parts: { ...fieldParts, box: 'The bordered box around password and button.', control: 'The input.' },
  dataAttributes: { ...fieldAttributes, 'data-size': 'sm | md | lg' },
  keyboard: {
    Tab: 'Goes to the field, then to Show password.',
    'Enter, Space': 'On the button: shows or hides the password.',
  },
};
