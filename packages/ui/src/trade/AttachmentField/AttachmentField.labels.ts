import type { UploadWords } from '#trade/upload-words.ts';

/** The words of AttachmentField; those of the box and of the single files are the words of FileField. */
export type AttachmentFieldLabels = UploadWords;

export const attachmentFieldLabels: AttachmentFieldLabels = {
  uploadFailed: 'The file was not uploaded.',
  stillUploading: 'Wait until all files are uploaded.',
  notUploaded: 'Try again or remove the files that were not uploaded.',
};
