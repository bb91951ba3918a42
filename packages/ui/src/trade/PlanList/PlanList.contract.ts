import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PlanList',
  element: 'ul',
  whenToUse: ['On the subscriptions page, and in the NOVA upgrade offer.'],
  whenNotToUse: ['For any other choice: RadioGroup or `Select`.'],
  parts: {
    root: 'The list.',
    item: 'Around one plan; the current one has aria-current.',
    plan: 'The plan; a button where it can be chosen.',
    name: 'Its name.',
    current: "The text 'Current plan'.",
    rate: 'Its price.',
  },
  dataAttributes: { 'data-layout': 'rows | cards' },
  keyboard: { 'Enter, Space': 'Chooses the focused plan.' },
};
