import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CompanyRow',
  element: 'div',
  whenToUse: ['In a list item, for each company of a directory or a list of connections.'],
  whenNotToUse: [
    'For a received request: ConnectionRequest has its two buttons.',
    'For conversations: that is ConversationList.',
  ],
  parts: {
    root: 'The row.',
    text: 'Name and facts.',
    name: 'The name; a button when the company can be opened.',
    facts: 'Industry, size and address, as far as they are known.',
    trailing: 'The controls at the end; below the text where there is no room.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Opens the company whose name has the focus.' },
};
