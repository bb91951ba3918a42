export { AttachmentField, type AttachmentFieldProps, type UploadAttachment } from './AttachmentField.tsx';
export type { AttachmentFieldLabels } from './AttachmentField.labels.ts';
export type { AttachedFile } from '../attached-file.ts';
