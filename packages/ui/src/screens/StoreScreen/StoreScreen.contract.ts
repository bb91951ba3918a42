import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'StoreScreen',
  element: 'div',
  whenToUse: ['For products and requests that belong together, inside an AppShell.'],
  whenNotToUse: ['For one product: its dialog opens over the page.'],
  parts: {
    root: 'The page.',
    head: 'The title, and the button of the mode.',
    title: 'Store.',
    subtitle: 'What there is to see, by mode.',
    actions: 'Around that button.',
    products: 'All products, for clients.',
  },
  dataAttributes: { 'data-mode': 'Vendor | Client' },
  keyboard: { 'Arrow keys': "Go between a vendor's two tabs." },
};
