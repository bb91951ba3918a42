import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AppShell',
  summary: 'Holds bar, navigation and content of a screen in their places, at every width.',
  element: 'div',
  whenToUse: ['Around every screen behind the landing page.'],
  whenNotToUse: ['For sign-up, log-in and the landing page, which stand alone.'],
  parts: {
    root: 'The whole page.',
    main: 'The content.',
  },
  dataAttributes: { 'data-layout': 'page | fill' },
  cssVariables: {},
  keyboard: { 'Tab, Enter': "The first stop, 'Skip to content', goes past bar and navigation." },
};
