/** The words of PicturesDialog. */
export interface PicturesDialogLabels {
  /** The title. */
  title: string;
  /** The field for the pictures. */
  pictures: string;
  /** Below that field: how they are matched. */
  hint: string;
  /** At a picture that no product fits. */
  noProduct: string;
  /** The name of the list of products with pictures. */
  matched: string;
  /** How many pictures a product gets. */
  count: (written: string, count: number) => string;
  /** How many pictures fit no product. */
  unmatched: (written: string, count: number) => string;
  /** The button that uploads them. */
  add: (written: string, count: number) => string;
  /** The name of the bar. */
  adding: string;
  /** How far it is. */
  progress: (done: string, total: string) => string;
  /** When all are there. */
  added: (written: string, count: number) => string;
  /** The button that closes it then. */
  done: string;
}

const pictures = (written: string, count: number) => `${written} ${count === 1 ? 'image' : 'images'}`;

export const picturesDialogLabels: PicturesDialogLabels = {
  title: 'Add images',
  pictures: 'Images',
  hint: 'A file named like the SKU or the name of a product is added to it: BSW-HRC-3.jpg, BSW-HRC-3 (2).jpg.',
  noProduct: 'No product has this SKU or name. Rename the file.',
  matched: 'Products that get images',
  count: pictures,
  unmatched: (written, count) =>
    count === 1
      ? 'One image fits no product and is left out.'
      : `${written} images fit no product and are left out.`,
  add: (written, count) => `Add ${pictures(written, count)}`,
  adding: 'Adding images',
  progress: (done, total) => `${done} of ${total}`,
  added: (written, count) => `${pictures(written, count)} added`,
  done: 'Done',
};
