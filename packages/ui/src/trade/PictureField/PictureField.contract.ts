import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'PictureField',
  element: 'div',
  control: 'input',
  whenToUse: ['For the pictures of a product or a request.'],
  whenNotToUse: [
    'For one picture of a company: LogoField.',
    'Where nothing can be uploaded: ImageUrlList.',
    'For documents: FileField.',
  ],
  parts: {
    ...fieldParts,
    upload: 'Around all but the address of a picture elsewhere, which is an ImageUrlList.',
    box: 'The dashed box. What is dropped beside it, on the field, is taken too.',
    control: 'The native file input, which covers the box.',
    prompt: 'What can be done, in words.',
    choose: 'Those of them that open the browser’s dialog.',
    images: 'The list of pictures, those on their way at its end.',
    image: 'One picture and its buttons.',
    frame: 'Around the picture and what lies on it.',
    picture: 'The picture.',
    fallback: 'Replaces a picture that cannot be loaded.',
    'file-error': 'Why its upload failed.',
    buttons: 'Around its buttons.',
    status: 'Tells screen readers what was added, moved or removed; visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name of the field in the form values.',
    'data-value-type': 'list, on the control: the form value is a list of addresses.',
    'data-over': 'On the box: present while files are dragged over the field.',
    'data-dragged': 'On a picture: present while it is dragged.',
    'data-state': 'On a picture that is not there yet: uploading | failed',
  },
  keyboard: {
    'Enter, Space': 'On the box: opens the browser’s dialog. On a button: presses it.',
    'Ctrl + V': 'Adds the pictures of the clipboard.',
  },
};
