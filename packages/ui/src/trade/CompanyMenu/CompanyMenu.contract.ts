import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CompanyMenu',
  element: 'span',
  whenToUse: ['Beside a company, or its product, request or conversation, for who is signed in.'],
  whenNotToUse: [
    'For other actions on a connection: those of the NetworkScreen.',
    'For other menus: DropdownMenu.',
  ],
  parts: { root: 'Around the button.' },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'Opens the menu.', Escape: 'Closes it.' },
};
