import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SessionList',
  element: 'div',
  whenToUse: [
    'In the settings of a member, for their own devices.',
    'For an owner or an admin, for the devices of all members, with their names.',
  ],
  whenNotToUse: ['To log out here: Sign Out of the SettingsScreen.'],
  parts: {
    root: 'The list, and the button below it.',
    row: 'One session.',
    icon: 'What kind of device it is.',
    text: 'What there is to say about it.',
    device: 'The name of the device, and whether it is this one.',
    member: 'Whose session it is.',
    times: 'When it was last used, and when the member logged in.',
    others: 'The button that ends all other sessions.',
  },
  dataAttributes: {},
  keyboard: { 'Enter, Space': 'On End and Sign out all others: asks before it is done.' },
};
