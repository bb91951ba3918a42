import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'StoreScreen',
  element: 'div',
  whenToUse: [
    'As the store page, inside an AppShell: products and requests for vendors, products for clients.',
  ],
  whenNotToUse: ['For one product: ProductDetail, in a dialog over the page.'],
  parts: {
    root: 'The page.',
    label: 'The name of a tab that has a shorter one for a phone; out of sight there.',
    'short-label': 'What shows in its place.',
  },
  dataAttributes: { 'data-mode': 'Vendor | Client' },
  keyboard: { 'Arrow keys': 'Move between the tabs.' },
};
