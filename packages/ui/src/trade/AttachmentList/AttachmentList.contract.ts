import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AttachmentList',
  element: 'ul',
  whenToUse: ['For the files that go with a request, an offer or a message.'],
  whenNotToUse: [
    'Where files are added or removed: AttachmentField.',
    'For pictures that anyone may see: ImageCarousel.',
  ],
  parts: {
    root: 'The list. Without files there is none.',
    file: 'One file.',
    open: 'Around all of it: the button that opens it, or plain text where it cannot be opened.',
    picture: 'A picture, where pictures can be loaded. Until it is there, the kind of file.',
    icon: 'What kind of file it is, or that it is being fetched.',
    facts: 'Around its name and size.',
    name: 'Its name.',
    size: 'Its size.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'On a file: opens it.' },
};
