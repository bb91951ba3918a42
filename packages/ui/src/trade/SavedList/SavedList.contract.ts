import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SavedList',
  element: 'div',
  whenToUse: ['For the products that a company has saved for later, with what has changed since.'],
  whenNotToUse: ['For products in general: ProductCard in a CardGrid.'],
  parts: {
    root: 'Around the choice and the list.',
    row: 'One product.',
    picture: 'Its picture.',
    fallback: 'Replaces a picture that is missing or does not load.',
    text: 'Around its name, price and changes.',
    name: 'Its name.',
    open: 'The link or button around the name.',
    vendor: 'Its vendor.',
    change: 'What the price was and how it has changed.',
    badges: 'Around what else has changed.',
    actions: 'Around the buttons.',
  },
  dataAttributes: {
    'data-removed': 'Present on a product that was just removed.',
    'data-change': 'On the change of the price: cheaper | dearer',
  },
  keyboard: {
    'Arrow keys': 'Choose what shows.',
    Tab: 'Moves through the products and their buttons.',
  },
};
