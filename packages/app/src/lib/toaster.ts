/** A file of its own, so that the code that shows toasts loads by itself: everything imports their store. */
export { Toaster } from '@guildhall/ui/toaster';
