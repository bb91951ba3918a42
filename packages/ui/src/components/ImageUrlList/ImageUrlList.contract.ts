import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ImageUrlList',
  element: 'div',
  control: 'input',
  whenToUse: ['To add pictures to a product or a request by their web addresses.'],
  whenNotToUse: ['To show pictures: `ImageCarousel`.', 'Where pictures can be uploaded: `PictureField`.'],
  parts: {
    ...fieldParts,
    row: 'Around the box and Add image.',
    box: 'The bordered box around the text.',
    control: 'The input for the next address.',
    images: 'The list of pictures.',
    image: 'One picture and its button.',
    picture: 'The picture.',
    fallback: 'Replaces a picture that cannot be loaded.',
    status: 'Tells screen readers what was added or removed; visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name of the field in the form values.',
    'data-value-type': 'list, on the control: the form value is a list.',
  },
  keyboard: { Enter: 'In the input: adds the address. On a picture’s button: removes it.' },
};
