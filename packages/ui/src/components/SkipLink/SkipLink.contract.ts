import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SkipLink',
  element: 'a',
  whenToUse: ['Once per page, as its first element. AppShell contains one.'],
  whenNotToUse: ['For links that are always visible: use `Link`.'],
  parts: { root: 'The link, visually hidden until it has the focus.' },
  dataAttributes: {},
  keyboard: { Tab: 'Shows the link, since it is the first stop.', Enter: 'Moves the focus to the content.' },
};
