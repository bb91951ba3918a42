import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'GettingStarted',
  element: 'section',
  whenToUse: ['In the `summary` of a home screen, for a company that has just registered.'],
  whenNotToUse: [
    'Once all steps are done, or it was dismissed: leave it out.',
    'For steps that follow one another: `Stepper`.',
  ],
  parts: {
    root: 'The checklist.',
    checklist: 'What opens and closes.',
    summary: 'What shows always, and opens the rest.',
    title: 'The heading.',
    progress: 'How many steps are done, in words.',
    bar: 'The same as a bar.',
    chevron: 'Shows that there is more.',
    dismiss: 'Around the button that takes it away.',
    steps: 'The steps.',
    step: 'One step.',
    icon: 'Whether it is done, as decoration.',
    name: 'What to do, a link while it is not done.',
    'done-label': 'That it is done, for screen readers.',
    why: 'What it is good for.',
  },
  dataAttributes: { 'data-done': 'On a step that is done.' },
  keyboard: {
    Tab: 'Moves through the heading, the steps and the button that dismisses.',
    'Enter, Space': 'On the heading: shows or hides the steps.',
  },
};
