import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SearchField',
  element: 'search',
  control: 'input',
  whenToUse: ['To search a whole page or site; once per page.'],
  whenNotToUse: [
    'Where results can be shown while typing: `GlobalSearch`.',
    'Inside another form: forms cannot be nested. Use a `TextField` there.',
  ],
  parts: {
    root: 'The search landmark.',
    box: 'The bordered box around text and buttons.',
    control: 'The input.',
  },
  dataAttributes: { 'data-size': 'sm | md | lg' },
  keyboard: { Enter: 'Searches.', Escape: 'Clears the text, in browsers that do so.' },
};
