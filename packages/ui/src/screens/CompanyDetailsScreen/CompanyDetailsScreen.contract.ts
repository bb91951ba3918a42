import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CompanyDetailsScreen',
  element: 'main',
  whenToUse: ['Once, after signing up. Every field may stay empty, and the whole page may be skipped.'],
  whenNotToUse: ['To show what a company has told: ProfileView.'],
  parts: {
    root: 'The page.',
    head: 'Logo, title and subtitle.',
    title: 'Complete Your Profile.',
    subtitle: 'That one may skip it.',
    form: 'The form.',
    sections: 'All groups of fields; absent after an error.',
    section: 'One group of fields.',
    'section-head': 'Its title, and what it is for.',
    fields: 'Its fields.',
    actions: 'Skip for Now and Save Details. They stay at the foot of the screen.',
  },
  dataAttributes: { 'data-columns': 'one | two' },
  keyboard: { 'Enter in a field': 'Saves the details; in Employee Email it adds the address.' },
};
