import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProfileView',
  element: 'article',
  whenToUse: ["For the signed-in company's own profile, private details included."],
  whenNotToUse: [
    'To show another company: use VendorProfile.',
    'To ask for the details: CompanyDetailsScreen.',
  ],
  parts: {
    root: 'The article.',
    loading: "'Loading Profile...', while the profile loads.",
    head: "The company's picture and name.",
    identity: "The company's name, and what changes its picture.",
    title: "The company's name.",
    section: 'One group of facts or one list.',
    heading: 'The title of a section.',
    people: "Around 'Employees' and 'Connections'.",
    list: 'A bulleted list.',
    empty: 'The text shown when there are no connections.',
  },
  dataAttributes: {},
  keyboard: {},
};
