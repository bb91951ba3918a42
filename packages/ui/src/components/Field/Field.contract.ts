import type { ComponentContract } from '#docs/contract.ts';

/** The parts that every form control has around itself. */
export const fieldParts = {
  root: 'Around label, control and messages.',
  header: 'Around the label and its asterisk.',
  label: 'The label.',
  required: 'The asterisk of a required control.',
  error: 'What is wrong.',
  hint: 'Help.',
};

/** The attributes of that frame. */
export const fieldAttributes = {
  'data-hidden': 'On the header: present when the label is out of sight.',
} as const;

export const contract: ComponentContract = {
  name: 'Field',
  element: 'div',
  whenToUse: ['Around a control that the design system does not have: a date, a colour, a file.'],
  whenNotToUse: ['Around `TextField`, `Select` and the others: they bring their own.'],
  parts: fieldParts,
  dataAttributes: fieldAttributes,
  keyboard: {},
};
