/** Apart from its store, which everything imports, so that the code that shows toasts is loaded by itself. */
export { Toaster } from '@guildhall/ui/toaster';
