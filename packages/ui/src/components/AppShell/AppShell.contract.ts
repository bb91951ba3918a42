import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AppShell',
  element: 'div',
  whenToUse: ['Around every screen behind the landing page.'],
  whenNotToUse: ['For sign-up, log-in and the landing page, which have layouts of their own.'],
  parts: {
    root: 'The whole page.',
    pending: 'The bar at the top edge.',
    main: 'The content.',
    announcement: 'What only screen readers read out.',
  },
  dataAttributes: { 'data-layout': 'page | fill' },
  keyboard: { 'Tab, Enter': "The first stop, 'Skip to content', skips the top bar and the navigation." },
};
