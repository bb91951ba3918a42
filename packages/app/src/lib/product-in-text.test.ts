import { expect, it } from 'vitest';
import { productInText } from './product-in-text.ts';

const origin = 'https://guildhall.example';
const id = '01890000-0000-7000-8000-000000000001';

it.each([
  [`${origin}/Store?product=${id}`],
  [`Have a look: ${origin}/search?q=steel&product=${id} Is it in stock?`],
  [`Is this one (${origin}/Store?product=${id}) in stock, or ${origin}/Store?product=x?`],
  [`We need ${origin}/Store?product=${id}.`],
  [`https://elsewhere.example/ ${origin}/Chats/x?product=${id}`],
  [`Is this (${origin}/products/${id}) in stock?`],
  [`${origin}/products/${id}?company=${id}.`],
])('finds the product in %s', (text) => {
  expect(productInText(text, origin)).toBe(id);
});

it.each([
  [''],
  ['Good morning'],
  [`https://elsewhere.example/Store?product=${id}`],
  [`${origin}/Store?product=7`],
  [`${origin}/Store?company=${id}`],
  [`${origin}/companies/${id}`],
  [`https://elsewhere.example/products/${id}`],
  [`http://${id}`],
  ['https://['],
])('finds none in %j', (text) => {
  expect(productInText(text, origin)).toBeUndefined();
});
