export { RequestDetail, type DetailedRequest, type RequestDetailProps } from './RequestDetail.tsx';
export type { RequestDetailLabels } from './RequestDetail.labels.ts';
