export { PicturesDialog, type PicturesDialogProps } from './PicturesDialog.tsx';
export { matchPictures, type PictureMatch, type PictureProduct } from './match-pictures.ts';
export type { PicturesDialogLabels } from './PicturesDialog.labels.ts';
