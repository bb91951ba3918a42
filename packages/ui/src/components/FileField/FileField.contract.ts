import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'FileField',
  element: 'div',
  control: 'input',
  whenToUse: [
    'For pictures, documents and other files, one or many.',
    'With `uploads` where files are uploaded at once; without it where the form sends them.',
  ],
  whenNotToUse: [
    'For pictures that have public addresses already: `ImageUrlList`.',
    'For the pictures of a product or a request: `PictureField`.',
    'For what goes with a request or an offer: `AttachmentField`.',
  ],
  parts: {
    ...fieldParts,
    box: 'The dashed box: the input, and where files are dropped.',
    control: 'The native file input, which covers the box.',
    prompt: 'What can be done, in words.',
    choose: 'Those of them that open the browser’s dialog.',
    files: 'The list of files.',
    file: 'One file.',
    preview: 'Its picture, or an icon.',
    facts: 'Around its name, size, progress and error.',
    name: 'Its name.',
    size: 'Its size.',
    'file-error': 'Why its upload failed.',
    buttons: 'Around the buttons that move and remove it.',
    status: 'Tells screen readers what was added, moved or removed; visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name of the field in the form values.',
    'data-value-type': 'files, on the control: the form value is a list of files.',
    'data-over': 'On the box: present while files are dragged over it.',
    'data-readonly': 'Present while the files can be read and not changed.',
    'data-dragged': 'On a file: present while it is dragged.',
    'data-invalid': 'On a file: present when its upload failed.',
  },
  keyboard: {
    Enter: 'On the box: opens the browser’s dialog. On a button: presses it.',
    Space: 'The same.',
    'Ctrl + V': 'Adds the files of the clipboard.',
  },
};
