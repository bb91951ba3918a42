import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ProfileView',
  element: 'article',
  whenToUse: ["For the signed-in company's own profile, with what is nobody else's business."],
  whenNotToUse: [
    'To show another company: its public profile opens over the page.',
    'To ask for the facts: CompanyDetailsScreen.',
  ],
  parts: {
    root: 'Around it all.',
    loading: "'Loading Profile...', until there is something to show.",
    head: "The company's picture and name.",
    title: "The company's name.",
    section: 'One group of facts or one list.',
    heading: 'The title of a section.',
    people: "Around 'Employees' and 'Connections'.",
    list: 'A bulleted list.',
    empty: 'What is said in the place of connections.',
  },
  dataAttributes: {},
  keyboard: {},
};
