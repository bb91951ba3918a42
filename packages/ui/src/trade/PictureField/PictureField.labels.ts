import type { UploadWords } from '#trade/upload-words.ts';

/** The words of PictureField. */
export interface PictureFieldLabels extends UploadWords {
  /** The words that look like a link and open the browser's dialog. */
  choose: string;
  /** The field for the address of a picture elsewhere. */
  address: string;
  /** Below that field. */
  addressHint: string;
  /** The name of a picture: its alternative text; the first is 1. */
  image: (image: number) => string;
  /** In place of a picture that does not load. */
  noPicture: string;
  /** Marks the picture that is shown first. */
  first: string;
  /** The accessible name of the button that moves a picture towards the start. */
  moveEarlier: (image: number) => string;
  /** The accessible name of the button that moves a picture towards the end. */
  moveLater: (image: number) => string;
  /** The accessible name of the button that moves a picture to the start. */
  makeFirst: (image: number) => string;
  /** The accessible name of the button that removes a picture. */
  remove: (image: number) => string;
  /** The accessible name of the button that removes what is not uploaded. */
  removeFile: (name: string) => string;
  /** Announced when pictures were added. */
  added: (count: number) => string;
  /** Announced when a picture was removed. */
  removed: (image: number) => string;
  /** Announced when a picture was moved. */
  moved: (image: number, place: number, count: number) => string;
}

export const pictureFieldLabels: PictureFieldLabels = {
  choose: 'Choose images',
  address: 'Image URL',
  addressHint: 'Add an image by its URL',
  image: (image) => `Image ${image}`,
  noPicture: 'No image at this URL',
  first: 'First image',
  moveEarlier: (image) => `Move image ${image} earlier`,
  moveLater: (image) => `Move image ${image} later`,
  makeFirst: (image) => `Make first image: image ${image}`,
  remove: (image) => `Remove image ${image}`,
  removeFile: (name) => `Remove ${name}`,
  added: (count) => (count === 1 ? '1 image added' : `${count} images added`),
  removed: (image) => `Image ${image} removed`,
  moved: (image, place, count) => `Image ${image} moved to place ${place} of ${count}`,
  uploadFailed: 'The image was not uploaded.',
  stillUploading: 'Wait until all images are uploaded.',
  notUploaded: 'Try again or remove the images that were not uploaded.',
};
