import type { ComponentContract } from '#docs/contract.ts';

/** The parts of the frame around every form control. */
export const fieldParts = {
  root: 'Around label, control and messages.',
  header: 'Around the label and its asterisk.',
  label: 'The label.',
  required: 'The asterisk of a required control.',
  error: 'The error message.',
  hint: 'The help text.',
};

/** The attributes of that frame. */
export const fieldAttributes = {
  'data-hidden': 'On the header: present when the label is visually hidden.',
} as const;

export const contract: ComponentContract = {
  name: 'Field',
  element: 'div',
  whenToUse: ['Around a control that the design system does not have, such as a time or a colour.'],
  whenNotToUse: ['Around `TextField`, `Select`, `DateField` and the other fields: they contain it already.'],
  parts: fieldParts,
  dataAttributes: fieldAttributes,
  keyboard: {},
};
