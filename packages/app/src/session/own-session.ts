import { createSessionStore } from './store.ts';

/** The session of this browser. */
export const session = createSessionStore(localStorage);
