import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Text',
  element: 'p',
  whenToUse: [
    'For a paragraph, a caption or a remark in your own layouts.',
    'As `span`, `strong`, `em` or `small` for words within one: they keep its size and colour unless told otherwise.',
  ],
  whenNotToUse: [
    'For the title of a section: `Heading`.',
    'For pairs of term and description: DescriptionList.',
    'In a row that is repeated many times: style its own elements, which costs less.',
  ],
  parts: { root: 'The text.' },
  dataAttributes: {
    'data-size': 'xs | sm | md | lg | xl',
    'data-weight': 'regular | medium | semibold | bold',
    'data-tone': 'default | muted | subtle | accent | info | positive | caution | critical',
    'data-numeric': 'Present where all digits have one width.',
    'data-lines': '1 to 6: after how many lines the text is cut.',
  },
  keyboard: {},
};
