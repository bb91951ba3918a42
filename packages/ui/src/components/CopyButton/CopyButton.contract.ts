import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'CopyButton',
  element: 'span',
  control: 'button',
  whenToUse: [
    'Beside what people paste elsewhere: the number of an order, an address, a key.',
    'With `iconOnly` right behind that text, and with `label` to say what it copies.',
  ],
  whenNotToUse: ['To duplicate a thing of the app: `Button`.'],
  parts: {
    root: 'Around the button and what it says.',
    control: 'The button.',
    mark: 'Its icon, which changes with the outcome.',
    words: 'Around its words.',
    word: 'Its words for one outcome or none, of which one is in sight.',
    status: 'The outcome for assistive technology.',
  },
  dataAttributes: {
    'data-outcome': 'copied | failed, for two seconds after a press.',
    'data-hidden': 'On words that are not in sight.',
    'data-variant': 'primary | secondary | ghost, on the button.',
  },
  keyboard: { Tab: 'Moves to it.', 'Enter, Space': 'Copy the text.' },
};
