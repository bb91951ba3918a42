import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AuthLayout',
  element: 'div',
  whenToUse: ['For the screens before signing in: sign-up, log-in, password reset.'],
  whenNotToUse: ['For a form inside the application: use a page or a `Dialog`.'],
  parts: {
    root: 'The whole screen.',
    panel: 'The dark panel at the side; at the top on phones.',
    home: 'The logo, a link to the landing page.',
    tagline: 'The text on the panel.',
    hall: 'The drawing of the hall.',
    keystone: 'The brass stone in it.',
    main: 'The side with the form.',
    column: 'The column of the form.',
    title: 'The first-level heading.',
    description: 'The sentence below it.',
    form: 'Around the form.',
    footer: 'The text with the link to another screen.',
  },
  dataAttributes: { 'data-gh-theme': 'light, on the panel: its colours are the same in every theme.' },
  keyboard: { Enter: 'On the logo: goes to the landing page.' },
};
