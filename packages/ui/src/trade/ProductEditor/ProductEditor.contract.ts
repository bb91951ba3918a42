import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProductEditor',
  element: 'div',
  whenToUse: ['On a page of its own, where a vendor changes anything of a product.'],
  whenNotToUse: [
    'To add a product: AddProductForm.',
    'For one price of many products: EditableCell in a table.',
  ],
  parts: {
    root: 'Around notices, review and form.',
    form: 'The form; hidden while there is a conflict to resolve.',
    rail: 'The links to the sections; there from 1200 px.',
    links: 'Their list.',
    link: 'One link.',
    sections: 'All sections; disabled where nothing may be changed.',
    section: 'One group of fields.',
    'section-title': 'Its title.',
    fields: 'Its fields, two side by side where there is space.',
    wide: 'Around a field that takes the whole width.',
    dimensions: 'Around length, width and height.',
    stock: 'How many there are, and the button that changes it.',
    'review-image': 'A picture in the review of a conflict.',
    bar: 'The bar that stays at the bottom; absent where nothing may be changed.',
    changes: 'How much is not saved.',
    buttons: 'Discard and Save changes.',
  },
  dataAttributes: { 'data-dirty': 'On the number of changes: present when there are some.' },
  keyboard: {
    'Enter in a field': 'Saves the changes; in a list of words or pictures, adds one.',
    'Enter on a link': 'Moves to the title of its section.',
  },
};
