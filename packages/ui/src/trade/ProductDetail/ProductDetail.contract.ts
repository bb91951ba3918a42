import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProductDetail',
  element: 'article',
  whenToUse: ['In a Dialog of size full, opened from a ProductCard.'],
  whenNotToUse: ['In a list: ProductCard.'],
  parts: {
    root: 'The article.',
    media: 'Pictures and films. On wide screens they stay in sight.',
    video: 'A film.',
    'video-link': 'A link to a film that the browser cannot play.',
    offer: 'Everything else.',
    category: 'Category and subcategory.',
    name: 'The name of the product.',
    stock: 'Units in stock, and the SKU.',
    sku: 'The vendor’s own number.',
    actions: 'Request Estimate and Save for Later.',
    vendor: 'Who sells it; a button where `onVendorOpen` is given.',
    'vendor-role': 'The words Sold by.',
    'vendor-name': 'The name of the vendor.',
    description: 'What it is.',
    group: 'A group of facts, or a text.',
    'group-title': 'Its title.',
    note: 'Warranty or additional notes.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Presses the button in focus.' },
};
