/** The words of AttachmentList. */
export interface AttachmentListLabels {
  /** The accessible name of the list. */
  list: string;
}

export const attachmentListLabels: AttachmentListLabels = { list: 'Files' };
