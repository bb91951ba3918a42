import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SkipLink',
  element: 'a',
  whenToUse: ['Once a page, as the first thing in it. AppShell brings its own.'],
  whenNotToUse: ['For links that everybody is to see: use Link.'],
  parts: { root: 'The link, out of sight until it has the focus.' },
  dataAttributes: {},
  keyboard: { Tab: 'Shows the link, since it is the first stop.', Enter: 'Moves the focus to the content.' },
};
