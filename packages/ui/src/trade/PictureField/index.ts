export { PictureField, type PictureFieldProps, type UploadPicture } from './PictureField.tsx';
export type { PictureFieldLabels } from './PictureField.labels.ts';
