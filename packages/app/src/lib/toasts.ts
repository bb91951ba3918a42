import { createToaster } from '@guildhall/ui/toaster';

/** The app's one place to tell the user something in passing. */
export const toaster = createToaster();
