import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Button',
  element: 'button',
  whenToUse: [
    'To save, send, add, accept or open something on this page.',
    'As `primary` for the main action of a screen; every other button is `secondary` or `ghost`.',
  ],
  whenNotToUse: [
    'To go to another page: that is a `Link`, which opens in a new tab and can be copied, or a `Button` with `asChild` around a link.',
    'For an icon without text: `IconButton` requires a name.',
    'To turn something on and off: `Switch` shows its state.',
  ],
  parts: {
    root: 'The button.',
    label: 'The text.',
    icon: 'Around a leading or trailing icon.',
    spinner: 'Over the label while loading.',
  },
  dataAttributes: {
    'data-variant': 'primary | secondary | ghost | accent | danger',
    'data-size': 'sm | md | lg',
    'data-loading': 'Present while the action runs.',
    'data-disabled': 'Present with `asChild` when disabled: the element itself may not know it.',
    'data-full-width': 'Present when it is as wide as its container.',
  },
  keyboard: { 'Enter, Space': 'Presses the button.' },
};
