import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'NoticeScreen',
  element: 'div',
  whenToUse: ['For an entry of the navigation whose page is still to come, inside an AppShell.'],
  whenNotToUse: [
    'For a list that is empty: EmptyState.',
    'When something went wrong: Alert, or the page for unexpected errors.',
  ],
  parts: {
    root: 'The page.',
    icon: 'The disc with the icon.',
    title: 'What the page is.',
    description: 'What will be here.',
    actions: 'Around the `Button` or `Link` that leads elsewhere meanwhile.',
    more: 'What there is to see already.',
  },
  dataAttributes: { 'data-tone': 'accent | nova' },
  keyboard: {},
};
