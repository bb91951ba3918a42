import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PageHeader',
  element: 'div',
  whenToUse: ['Once per page, at the top, inside AppShell.'],
  whenNotToUse: ['For a section of a page: use a heading of the right level.'],
  parts: {
    root: 'The row.',
    title: 'The first-level heading.',
    actions: 'The buttons.',
  },
  dataAttributes: {},
  keyboard: {},
};
