/**
 * Limits that more than one side has to know. This file imports nothing, so a browser pays for the numbers alone.
 */

/** How many of each kind a search finds at most: the newest that match. */
export const maxSearchResults = 500;
/** The longest search text, in characters. */
export const maxSearchLength = 200;
/** The longest chat message, in characters. */
export const maxMessageLength = 4000;
