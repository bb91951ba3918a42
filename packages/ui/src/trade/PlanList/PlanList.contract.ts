import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PlanList',
  element: 'ul',
  whenToUse: ['On the page about subscriptions, and where NOVA offers more.'],
  whenNotToUse: ['For any other choice: RadioGroup or Select.'],
  parts: {
    root: 'The list.',
    item: 'Around one plan; the current one has aria-current.',
    plan: 'The plan; a button when it can be chosen.',
    name: 'What it is called.',
    current: "The words 'Current plan'.",
    rate: 'What it costs.',
  },
  dataAttributes: { 'data-layout': 'rows | cards' },
  keyboard: { 'Enter, Space': 'Chooses the plan that has the focus.' },
};
