import { visitsStorage } from '#lib/storage.ts';
import { createSessionStore } from './store.ts';

/** The session of this browser. */
export const session = createSessionStore(visitsStorage);
