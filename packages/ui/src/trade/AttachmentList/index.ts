export { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
export type { AttachmentListLabels } from './AttachmentList.labels.ts';
