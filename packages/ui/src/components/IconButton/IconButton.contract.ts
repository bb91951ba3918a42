import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'IconButton',
  element: 'button',
  whenToUse: [
    'For actions with a well-known icon: close, search, next, previous, add.',
    'In bars and on pictures, where there is no space for text.',
  ],
  whenNotToUse: [
    'For an action that needs explaining: `Button` has text.',
    'For a state that stays on or off: `Switch`.',
  ],
  parts: { root: 'The button.', icon: 'Around the icon, and around the spinner while loading.' },
  dataAttributes: {
    'data-variant': 'primary | secondary | ghost | accent | danger',
    'data-size': 'sm | md | lg',
    'data-shape': 'square | round',
    'data-loading': 'Present while the action runs.',
    'data-disabled': 'Present with `asChild` when disabled: the element itself may not know it.',
  },
  keyboard: {
    'Enter, Space': 'Presses the button.',
    Tab: 'Shows its name when the button gets the focus; hides it when the focus leaves.',
    Escape: 'Hides only the name.',
  },
};
