import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'RequestFilters',
  element: 'div',
  whenToUse: ['Around the open requests that a vendor looks through; keep the filters in the address.'],
  whenNotToUse: ['For products: ProductFilters.', 'For other lists: FilterBar.'],
  parts: { root: 'A FilterBar around the list.' },
  dataAttributes: {},
  keyboard: {
    Tab: 'Moves to the button that opens the filters, and through what is chosen.',
    Escape: 'Closes the filters.',
  },
};
