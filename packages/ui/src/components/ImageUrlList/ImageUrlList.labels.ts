/** The words of ImageUrlList. */
export interface ImageUrlListLabels {
  /** The button that adds what is in the box. */
  add: string;
  /** The alternative text of a picture; the first is 1. */
  image: (image: number) => string;
  /** The button that removes a picture. */
  remove: (image: number) => string;
  /** Read out when a picture was added. */
  added: (image: number) => string;
  /** Read out when a picture was removed. */
  removed: (image: number) => string;
  /** In place of a picture that does not load. */
  noPicture: string;
}

export const imageUrlListLabels: ImageUrlListLabels = {
  add: 'Add image',
  image: (image) => `Image ${image}`,
  remove: (image) => `Remove image ${image}`,
  added: (image) => `Image ${image} added`,
  removed: (image) => `Image ${image} removed`,
  noPicture: 'No image at this URL',
};
