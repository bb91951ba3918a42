import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'NoticeScreen',
  element: 'div',
  whenToUse: ['For a navigation entry whose page does not exist yet, inside an AppShell.'],
  whenNotToUse: ['For an empty list: EmptyState.', 'When something failed: `Alert` or ErrorPage.'],
  parts: {
    root: 'The page.',
    icon: 'The disc with the icon.',
    title: 'The title of the page.',
    description: 'What will be here.',
    actions: 'Around the `Button` or `Link` to another page.',
    more: 'Content that is already available.',
  },
  dataAttributes: { 'data-tone': 'accent | nova' },
  keyboard: {},
};
