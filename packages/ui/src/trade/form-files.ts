import type { UploadAttachment } from '#trade/AttachmentField/AttachmentField.tsx';

/** What a form that files can go with takes for them. */
export interface FormFilesProps {
  /** Uploads a file and resolves with what the server makes of it. Without it the form asks for no files. */
  onUploadFile?: UploadAttachment | undefined;
  /** The most files. Without it any number is taken. */
  maxFiles?: number | undefined;
  /** The greatest size of one file, in bytes. Without it any size is taken. */
  maxFileSize?: number | undefined;
}
