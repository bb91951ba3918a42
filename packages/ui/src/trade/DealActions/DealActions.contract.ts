import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DealActions',
  element: 'div',
  whenToUse: ['Beside the offers of a negotiation, for the side that reads.'],
  whenNotToUse: ['For an order: OrderTimeline has its steps.'],
  parts: { root: 'The buttons.' },
  dataAttributes: {},
  keyboard: { Escape: 'Closes the question, and does nothing.' },
};
