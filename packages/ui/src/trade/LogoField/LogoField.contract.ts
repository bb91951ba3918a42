import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'LogoField',
  element: 'div',
  whenToUse: ["Beside the company's own picture, to choose another one or none."],
  whenNotToUse: ['For pictures of a product, of which there are many: PictureField.'],
  parts: {
    root: 'Around everything.',
    buttons: 'Around the buttons.',
    input: "The browser's own field, which is not shown.",
    status: 'What is under way, for screen readers; a polite live region.',
  },
  dataAttributes: { 'data-state': 'idle | uploading | removing' },
  keyboard: { 'Enter, Space': 'Presses the focused button.' },
};
