import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ConnectionRequest',
  element: 'div',
  whenToUse: ['In a list item, for each request that waits for an answer.'],
  whenNotToUse: ['For requests that the company has sent: a CompanyRow with a ConnectionToggle shows them.'],
  parts: {
    root: 'Around the row.',
    answer:
      'The two buttons, or the answer that was given: a polite live region that takes the focus they leave.',
  },
  dataAttributes: { 'data-status': 'pending | connected | declined' },
  keyboard: { 'Enter, Space': 'Gives the answer that has the focus.' },
};
