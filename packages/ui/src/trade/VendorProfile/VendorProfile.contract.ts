import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'VendorProfile',
  element: 'div',
  whenToUse: ['In a `Dialog` of size full, opened from the vendor of a product or from a list of companies.'],
  whenNotToUse: ['For the signed-in company: ProfileView, which includes private details.'],
  parts: {
    root: 'The container.',
    company: 'Picture, name and connection.',
    header: 'Name and connection.',
    name: 'The name of the company.',
    actions: 'The connection toggle, and Message.',
    evidence: 'What is known of the company.',
    products: 'The products of the company.',
    'products-title': 'The heading Products.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Presses the focused button.' },
};
