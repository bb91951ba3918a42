import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ImageUrlList',
  element: 'div',
  control: 'input',
  whenToUse: ['To give a product or a request pictures that are already on the web.'],
  whenNotToUse: ['To show pictures: `Carousel`.'],
  parts: {
    ...fieldParts,
    row: 'Around the box and Add Image.',
    box: 'The bordered box around the text.',
    control: 'The input for the next address.',
    images: 'The list of pictures.',
    image: 'One picture and its button.',
    picture: 'The picture.',
    fallback: 'Stands for a picture that cannot be loaded.',
    status: 'Says what was added or removed, out of sight.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name under which the form gets the entries.',
  },
  keyboard: { Enter: 'In the input: adds the address. On a picture’s button: removes it.' },
};
