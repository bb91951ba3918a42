export { PictureField, type PictureFieldProps } from './PictureField.tsx';
export type { PictureFieldLabels } from './PictureField.labels.ts';
export type { UploadPicture } from './use-uploads.ts';
