import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ChatsScreen',
  element: 'div',
  whenToUse: ['As the page at the address of the chats, in an AppShell with the layout `fill`.'],
  whenNotToUse: ['For one conversation beside something else: that is a Conversation.'],
  parts: {
    root: 'The page, as high as its container.',
    title: 'Its title, read out and not seen.',
    connections: 'Around the list, which is the navigation landmark Connections.',
    conversation: 'The place of the conversation.',
  },
  dataAttributes: {
    'data-open': 'Present while a conversation is open; a phone then shows it in place of the list.',
    'data-alone':
      'Present while there is nothing to choose from, so that no place is kept for a conversation.',
  },
  keyboard: {
    'Enter, Space':
      'Opens the conversation that has the focus. On phones the focus goes along, and back again.',
  },
};
