import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProductDetail',
  element: 'article',
  whenToUse: ['In a Dialog of size full, opened from a ProductCard.'],
  whenNotToUse: ['In a list: use ProductCard.'],
  parts: {
    root: 'The article.',
    media: 'Pictures and videos. On wide screens they stay visible.',
    video: 'A video.',
    'video-link': 'A link to a video that the browser cannot play.',
    offer: 'All other details.',
    category: 'Category and subcategory.',
    name: 'The name of the product.',
    stock: 'Units in stock, and the SKU.',
    sku: 'The vendor’s own number.',
    actions: 'Request Estimate and Save for Later.',
    vendor: 'The vendor; a button where `onVendorOpen` is given.',
    'vendor-role': 'The text Sold by.',
    'vendor-name': 'The name of the vendor.',
    description: 'The description.',
    group: 'A group of facts, or a text.',
    'group-title': 'Its title.',
    note: 'Warranty or additional notes.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Presses the focused button.' },
};
