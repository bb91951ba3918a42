export {
  createToaster,
  type ToasterStore,
  type ToastOptions,
  type ToastAction,
  type ToastRecord,
} from './create-toaster.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
export type { ToasterLabels } from './Toaster.labels.ts';
