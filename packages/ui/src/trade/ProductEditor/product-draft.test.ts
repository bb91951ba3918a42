import { expect, it } from 'vitest';
import { editableCoil as product } from '#fixtures/editable-products.ts';
import { carryOver, changedFields, changesOf, draftOf, productOf } from './product-draft.ts';

const draft = draftOf(product);

it('gives a product back as it was', () => {
  const { stockQuantity: _, status: __, version: ___, ...edited } = product;
  expect(productOf(draft)).toEqual(expect.objectContaining(productOf(draftOf({ ...product, ...edited }))));
  expect(changesOf(draft, draftOf({ ...product, version: 9, stockQuantity: 0 }))).toEqual({});
});

it('finds no change where there are no details and none were written', () => {
  const bare = draftOf({ ...product, attributes: null, shippingDetails: null });
  const empty = draftOf({
    ...product,
    attributes: { color: [], size: [], material: '' },
    shippingDetails: { estimatedTime: '', weight: 0, dimensions: { length: 0, width: 0, height: 0 } },
  });
  expect(changedFields(bare, empty)).toEqual([]);
});

it('gives whole fields for changes within them', () => {
  const edited = {
    ...draft,
    discount: null,
    videos: ' https://a.example/1.mp4 \n\nhttps://a.example/2.mp4',
    'attributes.material': 'Steel',
    'shippingDetails.weight': 12,
  };
  expect(changesOf(edited, draft)).toEqual({
    discount: 0,
    videos: ['https://a.example/1.mp4', 'https://a.example/2.mp4'],
    attributes: { ...product.attributes, material: 'Steel' },
    shippingDetails: { ...product.shippingDetails, weight: 12 },
  });
});

it('carries the changes of some fields over to another draft', () => {
  const mine = { ...draft, name: 'Mine', price: 1, 'attributes.material': 'Mine' };
  const theirs = draftOf({ ...product, name: 'Theirs', price: 2, sku: 'Theirs' });
  expect(changesOf(carryOver(mine, theirs, ['name', 'attributes']), theirs)).toEqual({
    name: 'Mine',
    attributes: { ...product.attributes, material: 'Mine' },
  });
});
