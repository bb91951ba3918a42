import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ChatsScreen',
  element: 'div',
  whenToUse: ['As the chats page, in an AppShell with the layout `fill`.'],
  whenNotToUse: ['For a single conversation: use `Conversation`.'],
  parts: {
    root: 'The page, as high as its container.',
    title: 'The title, visually hidden.',
    connections: 'Around the list; the navigation landmark Connections.',
    conversation: 'Around the conversation.',
  },
  dataAttributes: {
    'data-open': 'Present while a conversation is open; phones then show it in place of the list.',
    'data-searching': 'Of the search: present while there is a search text.',
    'data-alone': 'Present while there are no connections, so that no space is kept for a conversation.',
  },
  keyboard: {
    'Enter, Space':
      'Opens the focused conversation. On phones the focus moves to it, and back when it closes.',
  },
};
