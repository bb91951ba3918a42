import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CompanyCard',
  element: 'article',
  whenToUse: ['In a CardGrid, for companies that one chooses among: each is looked at.'],
  whenNotToUse: [
    'For a list that is read through: CompanyRow is four times as dense.',
    'For everything about one company: VendorProfile.',
  ],
  parts: {
    root: 'The card.',
    header: 'The picture and the titles.',
    titles: 'Name and facts.',
    title: 'The heading around the name.',
    name: 'The name; a button when the company can be opened.',
    facts: 'Industry and size, as far as they are known.',
    address: 'Where it is.',
    'address-text': 'The words of it, cut after one line.',
    types: 'What it makes, as a list of badges.',
    trailing: 'The controls at the foot.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Opens the company whose name has the focus.' },
};
