export { createToaster, type ToasterStore, type ToastOptions, type ToastRecord } from './create-toaster.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
