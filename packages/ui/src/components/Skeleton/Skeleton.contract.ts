import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Skeleton',
  element: 'span',
  whenToUse: [
    'While content loads whose shape is known: cards, rows, a profile.',
    'Inside an element with `role="status"` and a name such as Loading products, said once for all of them.',
  ],
  whenNotToUse: [
    'For an action that runs: `Button` has `loading`.',
    'For a wait whose result has no known shape: use `Spinner`.',
  ],
  parts: { root: 'The grey shape.' },
  dataAttributes: { 'data-shape': 'text | rect | circle' },
  keyboard: {},
};
