import { fieldAttributes, fieldParts } from '#components/Field/Field.contract.ts';
import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'AttachmentField',
  element: 'div',
  control: 'input',
  whenToUse: ['For the drawings, certificates and pictures that go with a request or an offer.'],
  whenNotToUse: [
    'For the pictures of a product or a request: PictureField.',
    'Where the form itself sends the files: FileField.',
    'To show what is attached: AttachmentList.',
  ],
  parts: {
    ...fieldParts,
    box: 'The dashed box: the input, and where files are dropped.',
    control: 'The native file input, which covers the box.',
    prompt: 'What can be done, in words.',
    choose: 'Those of them that open the browser’s dialog.',
    files: 'The list of files, those on their way at its end.',
    file: 'One file.',
    preview: 'Its picture, if it was chosen just now, or an icon.',
    facts: 'Around its name, size, progress and error.',
    name: 'Its name.',
    size: 'Its size.',
    'file-error': 'Why its upload failed.',
    buttons: 'Around the button that removes it.',
    status: 'Tells screen readers what was added or removed; visually hidden.',
  },
  dataAttributes: {
    ...fieldAttributes,
    'data-name': 'On the control: the name of the field in the form values.',
    'data-value-type': 'json, on the control: the form value is a list of files as objects.',
    'data-over': 'On the box: present while files are dragged over it.',
    'data-invalid': 'On a file: present when its upload failed.',
  },
  keyboard: {
    'Enter, Space': 'On the box: opens the browser’s dialog. On a button: presses it.',
    'Ctrl + V': 'Adds the files of the clipboard.',
  },
};
