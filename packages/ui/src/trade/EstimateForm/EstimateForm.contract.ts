import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EstimateForm',
  element: 'form',
  whenToUse: ['In a `Dialog` of size lg titled Request Estimate.'],
  whenNotToUse: ['For something that no product is: CreateRequestForm, which asks all vendors.'],
  parts: {
    root: 'The form.',
    product: 'What the estimate is asked for.',
    picture: 'The first picture of the product; absent where there is none.',
    'product-text': 'Name and vendor.',
    name: 'The name of the product.',
    vendor: 'Who sells it.',
    fields: 'The fields.',
    priced: 'The quantity and what it costs.',
    price: 'What the quantity costs; announced when it changes.',
    wide: 'Around a long text.',
    actions: 'Reset and Send request, always visible at the bottom of the scroll container.',
  },
  dataAttributes: {},
  keyboard: { 'Enter in a field': 'Sends the form; in Note, starts a new line.' },
};
