import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'InventoryTable',
  element: 'div',
  whenToUse: ['For the products that a company manages itself, with BulkChange as its bulk actions.'],
  whenNotToUse: ['For products of others: ProductCard.', 'For everything about one product: its editor.'],
  parts: {
    root: 'The container.',
    product: 'Picture and name in a row.',
    picture: 'The first picture, or an icon in its place.',
    name: 'The name. It ends with the third line.',
    stock: 'The stock: a button that changes it, or text.',
    sku: 'The vendor’s own number.',
    updated: 'When it was last changed.',
    actions: 'The buttons at the end of a row.',
    cards: 'The list of cards.',
    card: 'A product as a card.',
  },
  dataAttributes: {
    'data-layout': 'table | compact | cards',
    'data-editing': 'Of EditableCell: its field takes the place of the name.',
    'data-justify': 'Of the cell of the `Table` around the stock.',
  },
  keyboard: {
    Tab: 'Moves through the sort buttons, checkboxes, names, values, stock and menus.',
    'Enter, Space': 'On a value: edits it. On the stock: opens StockEditor.',
    'Enter in a field': 'Saves.',
    'Tab in a field': 'Saves and edits the next value.',
    Escape: 'In a field: takes back what was typed.',
  },
};
