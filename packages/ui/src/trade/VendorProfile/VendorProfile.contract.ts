import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'VendorProfile',
  element: 'div',
  whenToUse: ['In a Dialog of size full, opened from the vendor of a product or from a list of companies.'],
  whenNotToUse: [
    'For the company that is signed in: ProfileView, which shows what is nobody else’s business.',
  ],
  parts: {
    root: 'Around it all.',
    company: 'Picture, name and connection.',
    words: 'Name and connection.',
    name: 'The name of the company.',
    actions: 'The connection toggle, and Message.',
    products: 'What it sells.',
    'products-title': 'The word Products.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Presses the button in focus.' },
};
