const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Lower case only, as the server writes ids, so that equal ids are equal text. */
export const isId = (text: string): boolean => uuid.test(text);

/** What can stand in a header without being changed on the way. */
export const isVisibleAscii = (text: string): boolean => /^[!-~]*$/.test(text);

/** An address that a browser may load a picture or a film from. */
export const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
