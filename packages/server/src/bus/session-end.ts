import { sql } from 'kysely';
import { notify } from './notify.ts';

/** What the bus is told when a session is ended: the hash of its token, in hexadecimal. */
export const sessionEndTopic = 'session-end';

/** Returned by whatever deletes sessions that are in use, so that all nodes hear of each. */
export const tellSessionEnd = notify(sessionEndTopic, sql`encode(token_hash, 'hex')`);
