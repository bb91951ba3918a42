import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CompanyCard',
  element: 'article',
  whenToUse: ['In a CardGrid, for a choice of companies that are viewed one by one.'],
  whenNotToUse: [
    'For a list to be scanned: CompanyRow is four times as dense.',
    'For everything about one company: VendorProfile.',
  ],
  parts: {
    root: 'The card.',
    header: 'The picture and the titles.',
    titles: 'Name and facts.',
    title: 'The heading around the name.',
    name: 'The name; a link or a button where the company can be opened.',
    facts: 'Industry and size, if known.',
    address: 'Where it is.',
    'address-text': 'The text of the address, truncated after one line.',
    types: 'The product types, as a list of badges.',
    trailing: 'The controls at the bottom.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Opens the company whose name is focused.' },
};
