/** A name as it is stored: in the normal form NFC, without white space around it. */
export const toName = (text: string): string => text.normalize('NFC').trim();
