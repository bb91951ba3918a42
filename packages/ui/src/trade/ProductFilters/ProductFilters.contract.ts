import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProductFilters',
  element: 'div',
  whenToUse: [
    'Around a list of products that is fetched by its filters; keep them in the address, so that it can be sent to a colleague.',
    'With `rail` in the store and in a search; on Home the button is enough.',
  ],
  whenNotToUse: ['For requests: RequestFilters.', 'For other lists: FilterBar.'],
  parts: { root: 'A FilterBar around the list.' },
  dataAttributes: {},
  keyboard: {
    Tab: 'Moves to the button that opens the filters, the order, the view, and through what is chosen.',
    Escape: 'Closes the filters.',
  },
};
