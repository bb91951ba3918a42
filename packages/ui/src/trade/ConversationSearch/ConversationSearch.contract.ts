import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ConversationSearch',
  element: 'div',
  whenToUse: ['Above a ConversationList, to find messages by their words.'],
  whenNotToUse: ['For companies, products and requests: use GlobalSearch.'],
  parts: {
    root: 'The field and what was found.',
    results: 'The companies or the messages that were found.',
    result: 'One of the messages.',
    more: 'Says that there are more companies.',
    open: 'Its link or button; plain text where it cannot be opened.',
    facts: 'The company and the place.',
    line: 'The company and the time.',
    company: 'The company.',
    moment: 'When the message was stored.',
    place: 'The text around what was found, which is marked.',
    you: 'Says that it is an own message.',
  },
  dataAttributes: { 'data-searching': 'Present while there is a search text.' },
  keyboard: { Tab: 'Moves from result to result.', 'Enter, Space': 'Opens the focused result.' },
};
