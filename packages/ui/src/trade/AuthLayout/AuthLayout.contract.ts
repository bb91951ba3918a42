import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AuthLayout',
  element: 'div',
  whenToUse: ['For the screens before one is inside: signing up, logging in, a new password.'],
  whenNotToUse: ['For a form inside the application: that is a page or a `Dialog`.'],
  parts: {
    root: 'The whole screen.',
    panel: 'The ink; a band at the top of a phone.',
    home: 'The logo, which leads home.',
    tagline: 'The words on the panel.',
    hall: 'The drawing.',
    keystone: 'The brass stone in it.',
    main: 'The side of the form.',
    column: 'As wide as the form.',
    title: 'The first heading.',
    description: 'The sentence under it.',
    form: 'Around the form.',
    footer: 'The words that lead elsewhere.',
  },
  dataAttributes: { 'data-gh-theme': 'light, on the panel: its ink is the same in every theme.' },
  keyboard: { Enter: 'On the logo: goes home.' },
};
