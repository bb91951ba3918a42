import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Price',
  element: 'span',
  whenToUse: [
    'Wherever a product’s price is shown, so that discounts are calculated and displayed in one way.',
  ],
  whenNotToUse: ['For a client’s budget: it is free text.'],
  parts: {
    root: 'The container.',
    amount: 'The price to pay.',
    original: 'The full price, struck through; only with a discount.',
    hint: 'Says “Full price” to screen readers; visually hidden.',
    discount: 'The percentage off; only with a discount.',
  },
  dataAttributes: { 'data-size': 'sm | md | lg' },
  keyboard: {},
};
