import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PageHeader',
  element: 'div',
  whenToUse: ['Once at the top of each page inside AppShell.'],
  whenNotToUse: ['For the heading of a part of a page: that is a heading of its own rank.'],
  parts: {
    root: 'The line.',
    text: 'Title and description.',
    title: 'The first-level heading.',
    description: 'The sentence below it.',
    actions: 'The buttons.',
  },
  dataAttributes: {},
  keyboard: {},
};
