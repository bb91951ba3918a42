import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'EditProfileForm',
  element: 'div',
  whenToUse: ['In the tab Edit Profile of the ProfileScreen, for a member who may change the company.'],
  whenNotToUse: [
    'Right after signing up: CompanyDetailsScreen.',
    'To show the profile: ProfileView.',
    'For the password of a member: ChangePasswordForm.',
  ],
  parts: {
    root: 'Around logo, name and email, review and form.',
    form: 'The form of the details; hidden while there is a conflict to resolve.',
    sections: 'Groups of fields.',
    section: 'One group of fields.',
    'section-head': 'Its title and description.',
    fields: 'Its fields.',
    logo: 'The picture, and what changes it.',
    identity: 'Name and email as they are, and the button that changes them.',
    'identity-form': 'The form in its dialog.',
    actions: 'Reset and Save in that dialog.',
    bar: 'The bar that stays at the bottom.',
    changes: 'How much is not saved.',
    buttons: 'Discard and Save changes.',
  },
  dataAttributes: {
    'data-columns': 'one | two',
    'data-dirty': 'On the number of changes: present when there are some.',
  },
  keyboard: {
    'Enter in a field':
      'Saves the details; in Employee Email it adds the address, in the dialog it saves name and email.',
  },
};
