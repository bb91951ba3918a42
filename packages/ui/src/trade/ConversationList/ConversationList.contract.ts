import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ConversationList',
  element: 'section',
  whenToUse: [
    'Beside a Conversation, to choose which one is open.',
    'Small, as a preview of messages at the side of another screen.',
  ],
  whenNotToUse: ['For companies that one does not talk to: that is a list of CompanyRow.'],
  parts: {
    root: 'A region named after its title.',
    title: 'The heading.',
    list: 'The conversations.',
    item: 'One of them.',
    row: 'What is pressed in it; plain where nothing can be opened.',
    text: 'Name and preview.',
    heading: 'Name and time.',
    name: 'The company.',
    preview: 'The beginning of the last message.',
    time: 'When that was.',
    skeletons: 'The places of rows that are on their way.',
  },
  dataAttributes: { 'data-size': 'sm | md' },
  keyboard: { Tab: 'Goes from row to row.', 'Enter, Space': 'Opens the conversation that has the focus.' },
};
