import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProductCard',
  summary: 'A product in a list: pictures, price, stock, vendor and what one can do with it.',
  element: 'article',
  whenToUse: [
    'For each product of a list, inside a CardGrid. It is cheap off the screen, so a thousand in one page are fine.',
    'With the same callbacks for all cards: each is given the id.',
  ],
  whenNotToUse: [
    'For one product in full: that is ProductDetail.',
    'For what a client looks for: that is RequestCard.',
  ],
  parts: {
    root: 'The card.',
    body: 'Everything below the pictures.',
    text: 'Name and description, four lines high.',
    name: 'The heading of the card and its accessible name.',
    description: 'What it is.',
    price: 'What it costs.',
    amount: 'What is to be paid.',
    original: 'The full price, struck through, with a discount only.',
    hint: 'Says “Full price” to those who cannot see the line through it.',
    discount: 'The percent off, with a discount only.',
    source: 'Vendor and stock.',
    stock: 'How many there are.',
    vendor: 'Who sells it; a button when the vendor can be opened.',
    'vendor-name': 'The name in it.',
    actions: 'Around the buttons.',
    action: 'Each button; it takes the variables of Button.',
  },
  dataAttributes: {
    'data-stock': 'On the stock: available | none',
    'data-variant': 'On an action: secondary | ghost',
    'data-size': 'On an action and on the price: sm | md',
  },
  cssVariables: {
    '--gh-product-card-bg': 'Background.',
    '--gh-product-card-border': 'Border colour.',
    '--gh-product-card-radius': 'Corner radius.',
  },
  keyboard: { Tab: 'Goes through the controls of the pictures, the vendor and the actions.' },
};
