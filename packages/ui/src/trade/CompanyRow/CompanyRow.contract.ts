import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CompanyRow',
  element: 'div',
  whenToUse: ['In a list item, for each company of a directory or a list of connections.'],
  whenNotToUse: [
    'For a received request: ConnectionRequest has its two buttons.',
    'For conversations: use ConversationList.',
  ],
  parts: {
    root: 'The row.',
    text: 'Name and facts.',
    name: 'The name; a link or a button where the company can be opened.',
    facts: 'Industry, size and address, if known; from 600 px.',
    city: 'The city of the address; below 600 px.',
    trailing: 'The controls at the end; below the text where space is short.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Opens the company whose name is focused.' },
};
