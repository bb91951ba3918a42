export { AuthLayout, type AuthLayoutProps } from './AuthLayout.tsx';
export type { AuthLayoutLabels } from './AuthLayout.labels.ts';
