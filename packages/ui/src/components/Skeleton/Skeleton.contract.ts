import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Skeleton',
  element: 'span',
  whenToUse: [
    'While content of a known shape loads: cards, rows, a profile.',
    'Inside an element with `role="status"` and a name such as Loading products, said once for all of them.',
  ],
  whenNotToUse: [
    'For a running action: `Button` has `loading`.',
    'For content of unknown shape: use `Spinner`.',
  ],
  parts: { root: 'The grey shape.' },
  dataAttributes: { 'data-shape': 'text | rect | circle' },
  keyboard: {},
};
