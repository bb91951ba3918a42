import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ConversationList',
  element: 'section',
  whenToUse: [
    'Beside a `Conversation`, to choose which one is open.',
    'Small, as a preview of messages at the side of another screen.',
  ],
  whenNotToUse: ['For companies without a conversation: use a list of CompanyRow.'],
  parts: {
    root: 'A region named after its title.',
    title: 'The heading; with `sm` a line of text.',
    search: 'Around the search for messages.',
    list: 'The conversations.',
    item: 'One conversation.',
    row: 'Its link or button; plain text where it cannot be opened.',
    text: 'Name and preview.',
    heading: 'Name and time.',
    name: 'The company.',
    time: 'The time of the last message.',
    message: 'The last message, and how many are unread.',
    preview: 'The start of the last message.',
    unread: 'The number of unread messages.',
    'unread-label': 'That number in words, for screen readers.',
    skeletons: 'The placeholders of loading rows.',
  },
  dataAttributes: {
    'data-size': 'sm | md',
    'data-unread': 'Present on an item with unread messages.',
    'data-searching':
      'Of the search: present while there is a search text; what was found then takes the place of the rows.',
  },
  keyboard: { Tab: 'Moves from row to row.', 'Enter, Space': 'Opens the focused conversation.' },
};
