import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RequestDetail',
  element: 'article',
  whenToUse: ['For all about one request: on its own page and beside a deal.'],
  whenNotToUse: ['In a list: RequestCard.'],
  parts: {
    root: 'The request.',
    header: 'The client, when it was posted, and the status.',
    titles: 'The client and when it was posted.',
    client: 'The name of the client, the accessible name of the request.',
    'client-name': 'The name; a link or a button where the company can be opened.',
    posted: 'When it was posted.',
    request: 'The text of the request, or the product of an estimate.',
    product: 'The product; absent in a request on the board.',
    images: 'The pictures; absent where there are none.',
    image: 'One picture.',
    'needed-by': 'The day by which it is needed; absent where that is not said.',
    actions: 'What one’s own side can do; absent where that is nothing.',
    reason: 'Why it cannot be edited, or only extended.',
    fields: 'The fields of a form in a dialog.',
  },
  dataAttributes: {
    'data-passed': 'On needed-by: present once that day has passed while the request is open.',
  },
  keyboard: { Escape: 'Closes a question or a dialog, and does nothing.' },
};
