export { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';
export type { ErrorPageLabels } from './ErrorPage.labels.ts';
