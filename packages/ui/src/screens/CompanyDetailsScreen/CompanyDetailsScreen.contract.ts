import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CompanyDetailsScreen',
  element: 'main',
  whenToUse: ['Once, after signing up. Every field is optional, and the whole page can be skipped.'],
  whenNotToUse: ['To show the details of a company: ProfileView.'],
  parts: {
    root: 'The page.',
    head: 'Logo, title and subtitle.',
    title: 'Complete Your Profile.',
    subtitle: 'Says that the page can be skipped.',
    form: 'The form.',
    sections: 'All groups of fields; absent after an error.',
    section: 'One group of fields.',
    'section-head': 'Its title and description.',
    fields: 'Its fields.',
    actions: 'Skip for Now and Save Details, always visible at the bottom.',
  },
  dataAttributes: { 'data-columns': 'one | two' },
  keyboard: { 'Enter in a field': 'Saves the details; in Employee Email it adds the address.' },
};
