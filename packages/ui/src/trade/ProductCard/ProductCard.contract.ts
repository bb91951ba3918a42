import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProductCard',
  element: 'article',
  whenToUse: [
    'For each product of a list, inside a CardGrid. It is cheap off the screen, so a thousand in one page are fine.',
    'With the same callbacks for all cards: each is given the product.',
  ],
  whenNotToUse: [
    'For one product in full: that is ProductDetail.',
    'For what a client looks for: that is RequestCard.',
  ],
  parts: {
    root: 'The card.',
    picture: 'The picture, when there is one; of several ImageCarousel takes care.',
    fallback: 'In its place when there is none or it does not load.',
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
    avatar: 'Their picture or initials.',
    'vendor-name': 'Their name.',
    actions: 'Around the buttons.',
    'request-estimate': 'Asks for an estimate; it takes the variables of Button, as the other two do.',
    save: 'Saves for later.',
    'view-more': 'Opens the product.',
  },
  dataAttributes: {
    'data-stock': 'On the stock: available | none',
    'data-variant': 'On a button: secondary | ghost',
    'data-size': 'On a button, the avatar and the price: sm | md',
    'data-tint': 'On the avatar: as of Avatar.',
  },
  keyboard: { Tab: 'Goes through the controls of the pictures, the vendor and the actions.' },
};
