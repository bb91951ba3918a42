import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DangerZone',
  element: 'form',
  whenToUse: ['In the tabs Deactivate Account and Delete Account of the ProfileScreen, for an owner.'],
  whenNotToUse: ['To take one member out of the company: MemberTable.', 'To log out: SettingsScreen.'],
  parts: {
    root: 'The form.',
    orders: 'Links to the orders that stand in the way.',
    consequences: 'What happens, one after the other.',
    fields: 'The name of the company, when it is deleted, and the password.',
    actions: 'The button that does it, and the export.',
  },
  dataAttributes: { 'data-action': 'deactivate | delete' },
  keyboard: { 'Enter in a field': 'Submits the form.' },
};
