/** In its own file, so that the code that shows toasts can load separately: everything imports their store. */
export { Toaster } from '@guildhall/ui/toaster';
