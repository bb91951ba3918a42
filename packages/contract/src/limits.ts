/**
 * Limits that more than one package needs. This file imports nothing, so a browser loads the numbers alone.
 */

/** Rows of a page unless the call has a `limit`. */
export const defaultPageRows = 20;
/** Messages of a page of a conversation unless the call has a `limit`. */
export const defaultMessages = 50;
/** Results of each kind of a search in all kinds unless the call has a `limit`. */
export const defaultSearchResults = 5;
/** The maximum number of results of each kind that a search finds: the newest that match. */
export const maxSearchResults = 500;
/** The longest search text, in characters. */
export const maxSearchLength = 200;
/** The longest chat message, in characters. */
export const maxMessageLength = 4000;
