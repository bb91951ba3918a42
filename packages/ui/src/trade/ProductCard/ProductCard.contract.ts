import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProductCard',
  element: 'article',
  whenToUse: [
    'For each product of a list, inside a CardGrid. Cards off the screen cost little, so a page can hold a thousand.',
    'With the same callbacks for all cards: each callback gets the product.',
  ],
  whenNotToUse: [
    'For all details of one product: use ProductDetail.',
    'For a client’s request: use RequestCard.',
  ],
  parts: {
    root: 'The card.',
    picture: 'The picture, if there is only one; ImageCarousel shows several.',
    fallback: 'Replaces a picture that is missing or does not load.',
    body: 'Everything below the pictures.',
    text: 'Name and description, four lines high.',
    name: 'The heading of the card and its accessible name.',
    description: 'The description.',
    price: 'The price.',
    amount: 'The price to pay.',
    original: 'The full price, struck through; only with a discount.',
    hint: 'Says “Full price” to screen readers; visually hidden.',
    discount: 'The percentage off; only with a discount.',
    source: 'Vendor and stock.',
    stock: 'The units in stock.',
    vendor: 'The vendor; a button where the vendor can be opened.',
    avatar: 'The vendor’s picture or initials.',
    'vendor-name': 'The vendor’s name.',
    actions: 'Around the buttons.',
    'request-estimate': 'Asks for an estimate; like the other two, it uses the CSS variables of Button.',
    save: 'Saves for later.',
    'view-more': 'Opens the product.',
  },
  dataAttributes: {
    'data-stock': 'On the stock: available | none',
    'data-variant': 'On a button: secondary | ghost',
    'data-size': 'On a button, the avatar and the price: sm | md',
    'data-tint': 'On the avatar: as in Avatar.',
  },
  keyboard: { Tab: 'Moves through the controls of the pictures, the vendor and the actions.' },
};
