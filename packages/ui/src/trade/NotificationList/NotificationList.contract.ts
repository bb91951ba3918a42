import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'NotificationList',
  element: 'div',
  whenToUse: [
    'In the announcements of the TopBar, for the newest notifications.',
    'On a page of its own, for all of them or those unread (`onUnreadChange`). Opening one does not read it, so one that ' +
      "is unread leaves only with 'Mark all as read', and at once.",
  ],
  whenNotToUse: [
    'For what the members of the own company did: ActivityList.',
    'For messages, which wait in the chats: ConversationList.',
  ],
  parts: {
    root: 'The list, what is above it and what is below it.',
    controls: 'Around the choice of what is shown and the button that marks all of it as read.',
    row: 'One notification, which is a link where it leads somewhere.',
    icon: 'What it is about, where no company stands for that.',
    text: 'What there is to say about it.',
    sentence: 'What has happened.',
    matches: 'The words that a request has in common with what the company sells.',
    time: 'How long ago it was.',
    unread: 'The dot that marks what has not been read.',
    'unread-label': 'The same for screen readers.',
    none: 'In place of an empty list in a popover.',
    skeleton: 'Stands for the text of a row while they load.',
    foot: 'Around the link to the whole list.',
  },
  dataAttributes: {
    'data-size': 'sm | md.',
    'data-unread': 'On a row that has not been read.',
  },
  keyboard: {
    Tab: "Moves through the choice of what is shown, 'Mark all as read', the rows and 'See all'.",
    'Left, Right': 'Choose between all and those unread.',
    Enter: 'Opens what a row is about.',
  },
};
