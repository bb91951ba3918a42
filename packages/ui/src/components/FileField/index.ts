export { FileField, type FileFieldProps } from './FileField.tsx';
export type { FileEntry, FileUpload } from './file-entry.ts';
