import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ConnectionRequest',
  element: 'div',
  whenToUse: ['In a list item, for each pending request received.'],
  whenNotToUse: ['For requests the company has sent: use CompanyRow with ConnectionToggle.'],
  parts: {
    root: 'Around the row.',
    answer:
      'The two buttons, or the answer that was given; a polite live region that gets the focus when they disappear.',
  },
  dataAttributes: {
    'data-status': 'pending | connected | declined',
    'data-variant': 'On a button: secondary',
  },
  keyboard: { 'Enter, Space': 'Presses the focused answer.' },
};
