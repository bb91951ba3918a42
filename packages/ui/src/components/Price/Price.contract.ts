import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Price',
  element: 'span',
  whenToUse: ['Wherever a product’s price shows, so that discounts are reckoned and set in one way.'],
  whenNotToUse: ['For a budget in a client’s own words: that is text.'],
  parts: {
    root: 'Around all.',
    amount: 'What is to be paid.',
    original: 'The full price, struck through, with a discount only.',
    hint: 'Says “Full price” to those who cannot see the line through it.',
    discount: 'The percent off, with a discount only.',
  },
  dataAttributes: { 'data-size': 'sm | md | lg' },
  keyboard: {},
};
